import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { listen } from "../lib/listen";
import { AUTOPLAY_INTERVAL_MS, MANUAL_PAUSE_MS } from "../lib/timing";
import { reducedMotionQuery } from "../theme/breakpoints";
import { useIsHydrated } from "./useIsHydrated";
import { useIsInView } from "./useIsInView";
import { useMediaQuery } from "./useMediaQuery";

/**
 * Whether the pointer or keyboard focus is inside an element, and the handlers to spread on it. A click
 * also leaves focus behind, so only `:focus-visible` counts.
 */
function usePauseOnHover() {
  const [isPointerInside, setPointerInside] = useState(false);
  const [isFocusInside, setFocusInside] = useState(false);
  const handlers = {
    onPointerEnter: () => setPointerInside(true),
    onPointerLeave: () => setPointerInside(false),
    onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(":focus-visible")),
    onBlur: () => setFocusInside(false),
  };
  return { isHeld: isPointerInside || isFocusInside, handlers };
}

const onVisibility = (onChange: () => void) => listen(document, "visibilitychange", onChange);

/** Whether the visitor can see this tab. */
const useIsPageVisible = () =>
  useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  );

/**
 * The state of a carousel, which advances every 5 s and wraps around; when the visitor picks a slide, it pauses for
 * 10 s (specification, sections 4 and 10). The rotation never starts automatically with reduced
 * motion. It waits while the pointer or keyboard focus is inside, while the tab is hidden, and while the
 * carousel is off-screen.
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
  const isTurning = isPlaying && !isHeld && isInView && isPageVisible && count > 1;
  const [pausedUntil, setPausedUntil] = useState(0);

  useEffect(() => {
    if (!isTurning) return undefined;
    const remainingPause = Math.max(pausedUntil - Date.now(), 0);
    const timer = setTimeout(
      () => onChange((index + 1) % count),
      remainingPause + AUTOPLAY_INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [index, pausedUntil, count, onChange, isTurning]);

  return {
    root,
    index,
    /** Shows the slide that the visitor picks; the one before the first is the last. */
    pick: (next: number) => {
      setPausedUntil(Date.now() + MANUAL_PAUSE_MS);
      onChange((next + count) % count);
    },
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
