import { useEffect, useRef, useState, type ReactElement, type RefObject } from "react";
import type { CarouselState } from "../../hooks/useCarousel";
import { useSite } from "../../hooks/useSite";
import { fillIn } from "../../lib/fillIn";
import { listen } from "../../lib/listen";
import { PICTURE_WAIT_MS, SLICK_WAIT_MS } from "../../lib/timing";
import * as styles from "./Slides.styles";

export interface TrackProps {
  state: CarouselState;
  children: ReactElement[];
}

type Track = (props: TrackProps) => ReactElement;

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
 * Loads slick once the carousel has stayed in view without a finger on it. Undefined until then, or if loading fails;
 * `isNew` while it inserts all slides again, which is no change to announce.
 */
function useSlickTrack(
  { isInView, fingers }: CarouselState,
  slides: RefObject<HTMLElement | null>,
) {
  const [track, setTrack] = useState<Track>();
  const [isNew, setNew] = useState(false);
  const isResting = isInView && fingers === 0;
  useEffect(() => {
    if (!isResting || track) return undefined;
    const load = async () => {
      try {
        const module = await import(/* webpackChunkName: "slick" */ "./SlickTrack");
        whenFocusIsOutside(slides.current, () => {
          setNew(true);
          setTrack(() => module.SlickTrack);
          setTimeout(() => setNew(false), PICTURE_WAIT_MS);
        });
      } catch {
        // Keep the plain row; it shows the same slides.
      }
    };
    const timer = setTimeout(() => void load(), SLICK_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isResting, track, slides]);
  return { track, isNew };
}

interface SlideProps {
  /** Such as “1 of 4”. */
  label: string;
  /** Another slide is shown. */
  isOther: boolean;
  children: ReactElement;
}

/**
 * One slide, without the props that slick adds to it. While it fades out it is inert, then invisible: in a saved page,
 * nothing could undo `inert`.
 */
function Slide({ label, isOther, children }: SlideProps) {
  const { slideRole } = useSite().app.carousel;
  const root = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const slide = root.current;
    const isLeaving = isOther && wasShown.current;
    wasShown.current = !isOther;
    // Without a transition, it is invisible at once.
    if (!slide || !isLeaving || getComputedStyle(slide).visibility === "hidden") return undefined;
    const release = () => void (slide.inert = false);
    slide.inert = true;
    const stop = listen(slide, "transitionend", ({ target }) => target === slide && release());
    return () => {
      stop();
      release();
    };
  }, [isOther]);
  return (
    <section
      ref={root}
      css={[styles.slide, isOther && styles.other]}
      role="group"
      aria-roledescription={slideRole}
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** The slides before slick has loaded, or if loading fails: a row that begins with the current slide. */
const SlideRow: Track = ({ children }) => <div css={styles.row}>{children}</div>;

interface SlidesProps {
  state: CarouselState;
  /** One element per slide, with a key and without ids. */
  children: readonly ReactElement[];
}

/** The moving part of a carousel. All slides are in the HTML; CSS hides all but one. */
export function Slides({ state, children }: SlidesProps) {
  const { slideLabel } = useSite().app.carousel;
  const root = useRef<HTMLDivElement>(null);
  const { track: Track = SlideRow, isNew } = useSlickTrack(state, root);
  return (
    <div ref={root} css={styles.box} aria-live={state.isRotating || isNew ? "off" : "polite"}>
      <Track state={state}>
        {children.map((child, position) => (
          <Slide
            key={child.key}
            label={fillIn(slideLabel, { n: position + 1, total: children.length })}
            isOther={position !== state.index}
          >
            {child}
          </Slide>
        ))}
      </Track>
    </div>
  );
}
