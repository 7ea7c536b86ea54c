import { useCallback, useEffect, useRef } from "react";
import { HEADER_RAISE_PX, SCROLL_REST_MS } from "../lib/timing";
import { useFrameScroll } from "./useFrameScroll";

/**
 * Reports how far the page is scrolled, in px: at once when the header's look changes by it, else
 * when scrolling rests. Each report renders the header again, so there is none for each frame of a scroll.
 */
export function useScrollPosition(onChange: (top: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const wasRaised = useRef<boolean>();

  useFrameScroll(
    useCallback(() => {
      clearTimeout(timer.current);
      const isRaised = window.scrollY > HEADER_RAISE_PX;
      const isChanged = isRaised !== wasRaised.current;
      wasRaised.current = isRaised;
      if (isChanged) onChange(window.scrollY);
      else timer.current = setTimeout(() => onChange(window.scrollY), SCROLL_REST_MS);
    }, [onChange]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}
