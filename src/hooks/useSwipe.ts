import { useRef, type PointerEvent } from "react";

/** A swipe is at least this share of the element's width long, and goes more aside than up or down. */
const SWIPE_SHARE = 1 / 5;

/**
 * Handlers, to be spread on an element, that tell one finger's swipe to the side from a scroll and
 * from two fingers that zoom. The element's `touch-action` must leave sideways moves to the page.
 * @param onSwipe called with 1 for a swipe onward, to the left, and -1 for one back
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      // A second finger ends what the first has begun.
      const isSwipe = isPrimary && pointerType !== "mouse";
      start.current = isSwipe ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!start.current) return;
      const aside = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      const isLong = Math.abs(aside) > currentTarget.clientWidth * SWIPE_SHARE;
      if (isLong && Math.abs(aside) > Math.abs(down)) onSwipe(aside < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
