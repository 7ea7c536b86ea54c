import { useCallback, useEffect, useRef } from "react";
import { HEADER_RAISE_PX, SCROLL_REST_MS } from "../lib/timing";
import { useFrameScroll } from "./useFrameScroll";

/**
 * Reports the scroll position in px: at once when it changes the header's style, otherwise when scrolling
 * stops. Each report re-renders the header, so it does not report every frame.
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
