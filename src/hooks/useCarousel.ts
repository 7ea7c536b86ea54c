import { useRef, useState } from "react";
import { reducedMotionQuery } from "../theme/breakpoints";
import { useAutoplay } from "./useAutoplay";
import { usePauseOnHover } from "./usePauseOnHover";
import { useIsHydrated } from "./useIsHydrated";
import { useIsInView } from "./useIsInView";
import { useIsPageVisible } from "./useIsPageVisible";
import { useMediaQuery } from "./useMediaQuery";

/**
 * The state of a carousel (specification, section 4; decisions, “Autoplay and people”). The rotation never
 * starts automatically with reduced motion. It waits while the pointer or keyboard focus is inside, while
 * the tab is hidden, and while the carousel is off-screen.
 * @param count the number of slides
 * @param index the index of the current slide, from 0
 * @param onChange must be stable; called with the index of the slide to show next
 */
export function useCarousel(count: number, index: number, onChange: (index: number) => void) {
  const root = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const isMotionReduced = useMediaQuery(reducedMotionQuery);
  const [choice, setChoice] = useState<boolean>();
  const { isHeld, handlers } = usePauseOnHover();
  const isInView = useIsInView(root);
  const isPageVisible = useIsPageVisible();
  const isPlaying = choice ?? (isHydrated && !isMotionReduced);
  const { shown, pick } = useAutoplay({
    count,
    index,
    onChange,
    isPlaying,
    isHeld: isHeld || !isInView || !isPageVisible,
  });
  return {
    root,
    index: shown,
    pick,
    isInView,
    isPlaying,
    /** Whether slides may change automatically now, in view or not; if so, changes are not announced. */
    isRotating: isPlaying && !isHeld,
    togglePlaying: () => setChoice(!isPlaying),
    handlers,
  };
}

/** The state that `useCarousel` passes to the parts of a carousel. */
export type CarouselState = ReturnType<typeof useCarousel>;
