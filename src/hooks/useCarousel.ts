import { useMemo, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { listen } from "../lib/listen";
import { reducedMotionQuery } from "../theme/breakpoints";
import { useAutoplay } from "./useAutoplay";
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
  const handlers = useMemo(
    () => ({
      onPointerEnter: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
      onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(":focus-visible")),
      onBlur: () => setFocusInside(false),
    }),
    [],
  );
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
