import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import type { CarouselState } from "../hooks/useCarousel";
import { useStayedTrue } from "../hooks/useStayedTrue";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useSwipe } from "../hooks/useSwipe";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { SLICK_WAIT_MS } from "../lib/timing";
import { Slide } from "./Slide";
import { SlideRow } from "./SlideRow";
import type { SlickTrack } from "./SlickTrack";
import * as styles from "./Slides.styles";

type Track = ComponentType<Parameters<typeof SlickTrack>[0]>;

/** Calls `action` once the focus is not in `node`, so that nothing is replaced under the keyboard. */
function whenFocusIsOutside(node: Element | null, action: () => void) {
  if (!node?.contains(document.activeElement)) return action();
  const handleFocusOut = (event: Event) => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget instanceof Node && node.contains(relatedTarget)) return;
    node.removeEventListener("focusout", handleFocusOut);
    action();
  };
  node.addEventListener("focusout", handleFocusOut);
}

/**
 * Fetches slick once the carousel has stayed on the screen, so that who reads past it pays nothing for
 * it; until then, and if that fails, there is none.
 */
function useSlickTrack(
  isInView: boolean,
  slides: RefObject<HTMLElement | null>,
): Track | undefined {
  const hasStayed = useStayedTrue(isInView, SLICK_WAIT_MS);
  const [track, setTrack] = useState<Track>();
  useEffect(() => {
    if (!hasStayed) return undefined;
    let isStale = false;
    import(/* webpackChunkName: "slick" */ "./SlickTrack").then(
      (module) => {
        whenFocusIsOutside(slides.current, () => {
          if (!isStale) setTrack(() => module.SlickTrack);
        });
      },
      () => {
        // The plain row stays; it shows the same slides.
      },
    );
    return () => {
      isStale = true;
    };
  }, [hasStayed, slides]);
  return track;
}

interface SlidesProps {
  state: CarouselState;
  /** One node a slide, without ids. */
  slides: readonly { key: string; content: ReactNode }[];
}

/** The moving part of a carousel. All slides stand in the HTML; off-screen ones cannot be reached. */
export function Slides({ state, slides }: SlidesProps) {
  const { slideRole, slideLabel } = useSite().app.carousel;
  const root = useRef<HTMLDivElement>(null);
  const Track = useSlickTrack(state.isInView, root);
  const isHydrated = useIsHydrated();
  const swipe = useSwipe((step) => state.pick(state.index + step));
  const items = slides.map(({ key, content }, position) => (
    <Slide
      key={key}
      role={slideRole}
      label={fillIn(slideLabel, { n: position + 1, total: slides.length })}
      isInert={isHydrated && position !== state.index}
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
