import { useEffect, useState, type RefObject } from "react";
import { formatCount } from "../lib/formatCount";

/**
 * The interval between updates: each one costs a layout and a paint, and nobody can read more than 20 a
 * second.
 */
const UPDATE_MS = 50;

/** Quadratic ease-out; both values are between 0 and 1. */
const easeOut = (share: number) => 1 - (1 - share) ** 2;

interface CountUpOptions {
  value: number;
  /** The duration of counting from 0 to `value`. */
  durationMs: number;
  /** Counting starts when this becomes true, and runs once. */
  isStarted: boolean;
}

/**
 * Animates the first text node of `element` directly, because React would re-render for every update. It is
 * decorative: intermediate values have no meaning.
 * @returns whether the animation has ended; the element can then be removed
 */
export function useCountUp(
  element: RefObject<HTMLElement | null>,
  { value, durationMs, isStarted }: CountUpOptions,
): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isStarted) return undefined;
    const start = performance.now();
    // Animation frames would run three times as often, and each costs, even if the number does not change.
    const timer = setInterval(() => {
      const share = (performance.now() - start) / durationMs;
      if (share >= 1) {
        clearInterval(timer);
        setDone(true);
      } else if (element.current?.firstChild) {
        element.current.firstChild.nodeValue = formatCount(Math.floor(value * easeOut(share)));
      }
    }, UPDATE_MS);
    return () => clearInterval(timer);
  }, [element, value, durationMs, isStarted]);
  return isDone;
}
