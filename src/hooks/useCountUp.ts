import { useEffect, useState, type RefObject } from "react";
import { formatCount } from "../lib/formatCount";

/** Each figure costs a layout and a paint; the eye reads no more than twenty a second. */
const FIGURE_MS = 50;

/** Fast at first, slow at the end; `share` of the time gives the share of the way, both 0 to 1. */
const easeOut = (share: number) => 1 - (1 - share) ** 2;

interface CountUpOptions {
  value: number;
  /** How long the way from 0 to `value` takes. */
  durationMs: number;
  /** The count begins when this becomes true, and runs once. */
  isStarted: boolean;
}

/**
 * Counts in the first text of `element`, past React, which would render for each figure. It is a
 * decoration: where the count stands at any moment means nothing.
 * @returns whether the count has come to its end; the element can go then
 */
export function useCountUp(
  element: RefObject<HTMLElement | null>,
  { value, durationMs, isStarted }: CountUpOptions,
): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isStarted) return undefined;
    const start = performance.now();
    // Frames would come three times as often, and each costs, whether it shows another figure or not.
    const timer = setInterval(() => {
      const share = (performance.now() - start) / durationMs;
      if (share >= 1) {
        clearInterval(timer);
        setDone(true);
      } else if (element.current?.firstChild) {
        element.current.firstChild.nodeValue = formatCount(Math.floor(value * easeOut(share)));
      }
    }, FIGURE_MS);
    return () => clearInterval(timer);
  }, [element, value, durationMs, isStarted]);
  return isDone;
}
