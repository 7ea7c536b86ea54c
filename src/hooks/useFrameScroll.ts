import { useEffect } from "react";
import { listen } from "../lib/listen";

/** Calls `onFrame` once, then at most once per frame while the page scrolls or resizes. */
export function useFrameScroll(onFrame: () => void) {
  useEffect(() => {
    let frame: number | undefined;
    const handleScroll = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        onFrame();
      });
    };
    handleScroll();
    const stop = listen(window, "scroll resize", handleScroll, { passive: true });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stop();
    };
  }, [onFrame]);
}
