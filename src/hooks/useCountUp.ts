import { useEffect, useState } from "react";

/** Each figure costs a layout and a paint; the eye reads no more than twenty a second. */
const FIGURE_MS = 50;

/** Fast at first, slow at the end; `share` of the time gives the share of the way, both 0 to 1. */
const easeOut = (share: number) => 1 - (1 - share) ** 2;

/**
 * A number on its way from 0 to `value`. It is a decoration: where it stands at any moment means nothing.
 * @param durationMs how long the way takes
 * @param isStarted the count begins when this becomes true, and runs once
 */
export function useCountUp(value: number, durationMs: number, isStarted: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isStarted) return undefined;
    let frame = 0;
    let start: number | undefined;
    let shown = 0;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min((now - start) / durationMs, 1);
      if (now - shown >= FIGURE_MS || share === 1) {
        shown = now;
        // Rounded down, so that the value itself comes with the last frame and not before.
        setCount(Math.floor(value * easeOut(share)));
      }
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, durationMs, isStarted]);
  return count;
}
