import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import type { CarouselState } from "../hooks/useCarousel";
import { useSwipe } from "../hooks/useSwipe";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { SLICK_WAIT_MS } from "../lib/timing";
import { Slide } from "./Slide";
import { SlideRow } from "./SlideRow";
import type { SlickTrack } from "./SlickTrack";
import * as styles from "./Slides.styles";

type Track = ComponentType<Parameters<typeof SlickTrack>[0]>;

/**
 * Calls `action` once focus is outside `node`, so that the focused element is never replaced. A window that
 * loses focus fires `focusout` too, but keeps its focused element.
 */
function whenFocusIsOutside(node: Element | null, action: () => void) {
  if (!node?.contains(document.activeElement)) return action();
  const lookAgain = () => setTimeout(() => whenFocusIsOutside(node, action));
  node.addEventListener("focusout", lookAgain, { once: true });
}

/**
 * Loads slick once the carousel has stayed in view, so that visitors who scroll past never download it.
 * Undefined until loaded, or if loading fails.
 */
function useSlickTrack(
  isInView: boolean,
  slides: RefObject<HTMLElement | null>,
): Track | undefined {
  const [track, setTrack] = useState<Track>();
  useEffect(() => {
    if (!isInView || track) return undefined;
    let isStale = false;
    const load = async () => {
      try {
        const module = await import(/* webpackChunkName: "slick" */ "./SlickTrack");
        whenFocusIsOutside(slides.current, () => {
          if (!isStale) setTrack(() => module.SlickTrack);
        });
      } catch {
        // Keep the plain row; it shows the same slides.
      }
    };
    const timer = setTimeout(() => void load(), SLICK_WAIT_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isInView, track, slides]);
  return track;
}

interface SlidesProps {
  state: CarouselState;
  /** One node per slide, without ids. */
  slides: readonly { key: string; content: ReactNode }[];
}

/** The moving part of a carousel. All slides are in the HTML; off-screen slides are inert. */
export function Slides({ state, slides }: SlidesProps) {
  const { slideRole, slideLabel } = useSite().app.carousel;
  const root = useRef<HTMLDivElement>(null);
  const Track = useSlickTrack(state.isInView, root);
  const swipe = useSwipe((step) => state.pick(state.index + step));
  const items = slides.map(({ key, content }, position) => (
    <Slide
      key={key}
      role={slideRole}
      label={fillIn(slideLabel, { n: position + 1, total: slides.length })}
      isInert={position !== state.index}
    >
      {content}
    </Slide>
  ));
  return (
    <div ref={root} css={styles.box} aria-live={state.isRotating ? "off" : "polite"} {...swipe}>
      {Track ? (
        <Track index={state.index}>{items}</Track>
      ) : (
        <SlideRow index={state.index}>{items}</SlideRow>
      )}
    </div>
  );
}
