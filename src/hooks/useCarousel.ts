import { useRef, useState } from "react";
import { reducedMotionQuery } from "../theme/breakpoints";
import { useAutoplay } from "./useAutoplay";
import { usePauseOnHover } from "./usePauseOnHover";
import { useIsHydrated } from "./useIsHydrated";
import { useIsInView } from "./useIsInView";
import { useIsPageVisible } from "./useIsPageVisible";
import { useMediaQuery } from "./useMediaQuery";

/**
 * What a carousel shows and whether it moves (specification, section 4; decisions, “Autoplay and people”).
 * The rotation never starts by itself under reduced motion, and it waits while the pointer or the
 * keyboard's focus is inside, while the tab is hidden, and while the carousel is off the screen.
 * @param count how many slides there are
 * @param index the slide that is shown, counted from 0
 * @param onChange stays the same; called with the slide to show next
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
    /** Whether slides may change by themselves now, in view or not; then changes are not read out. */
    isRotating: isPlaying && !isHeld,
    togglePlaying: () => setChoice(!isPlaying),
    handlers,
  };
}

/** What `useCarousel` gives to the parts of a carousel. */
export type CarouselState = ReturnType<typeof useCarousel>;
