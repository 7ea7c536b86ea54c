import { useRef, type PointerEvent } from "react";

/** A swipe covers at least this fraction of the element's width, and is more horizontal than vertical. */
const SWIPE_SHARE = 1 / 5;

/**
 * Handlers to spread on an element that detect a one-finger horizontal swipe, and ignore scrolling and
 * pinch zoom. The element's `touch-action` must leave horizontal gestures to the page.
 * @param onSwipe called with 1 for a swipe to the left (next), and -1 for one to the right (previous)
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      // A second finger cancels the swipe of the first.
      const isSwipe = isPrimary && pointerType !== "mouse";
      start.current = isSwipe ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!start.current) return;
      const dx = clientX - start.current.x;
      const dy = clientY - start.current.y;
      start.current = undefined;
      const isLong = Math.abs(dx) > currentTarget.clientWidth * SWIPE_SHARE;
      if (isLong && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
