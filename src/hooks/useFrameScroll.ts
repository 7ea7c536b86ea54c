import { useEffect } from "react";
import { listen } from "../lib/listen";

/**
 * Calls `onFrame` in the next frame, then when the page scrolls or resizes: at most once per frame, because browsers
 * send these events so (CSSOM View).
 */
export function useFrameScroll(onFrame: () => void) {
  useEffect(() => {
    const frame = requestAnimationFrame(onFrame);
    const stop = listen(window, "scroll resize", onFrame);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [onFrame]);
}
