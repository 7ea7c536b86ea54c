import { useEffect } from "react";

/** Calls `onFrame` once, and then at most once a frame while the page scrolls or changes size. */
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
