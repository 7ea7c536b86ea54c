import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { listen } from "../lib/listen";

/** A swipe covers at least this fraction of the element's width, and is more horizontal than vertical. */
const SWIPE_SHARE = 1 / 5;

/** On an enlarged page, a finger moves the page, or its words could not be read. */
const isEnlarged = () => Number(window.visualViewport?.scale) > 1;

/**
 * Detects a one-finger horizontal swipe on an element, and ignores scrolling and pinch zoom: the browser handles these.
 * @param onSwipe called with 1 for a swipe to the left (next), and -1 for one to the right (previous)
 * @returns handlers to spread on the element
 */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>();

  useEffect(() => {
    const update = () => {
      const { style } = element.current ?? {};
      if (style) style.touchAction = isEnlarged() ? "auto" : "pan-y pinch-zoom";
    };
    update();
    return window.visualViewport ? listen(window.visualViewport, "resize", update) : undefined;
  }, [element]);

  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      // A second finger cancels the swipe of the first.
      const isSwipe = isPrimary && pointerType !== "mouse" && !isEnlarged();
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
