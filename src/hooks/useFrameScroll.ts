import { useEffect } from "react";

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
    window.addEventListener("scroll", handleScroll, { passive: true });
    window.addEventListener("resize", handleScroll, { passive: true });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener("scroll", handleScroll);
      window.removeEventListener("resize", handleScroll);
    };
  }, [onFrame]);
}
