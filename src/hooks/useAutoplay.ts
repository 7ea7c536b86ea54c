import { useCallback, useEffect, useRef, useState } from "react";
import { AUTOPLAY_INTERVAL_MS, MANUAL_PAUSE_MS } from "../lib/timing";

/** `index`, wrapped around in a list of `count` items; 0 if the list is empty. */
const wrapIndex = (index: number, count: number) =>
  count === 0 ? 0 : ((index % count) + count) % count;

interface AutoplayOptions {
  count: number;
  /** The index of the slide to show, from 0. */
  index: number;
  /** Must be stable; called with the index of the slide to show next. */
  onChange: (index: number) => void;
  /** Whether slides advance automatically; a pause button switches this off. */
  isPlaying: boolean;
  /** True while the rotation must wait: on hover, on focus, in a hidden tab. */
  isHeld: boolean;
}

/**
 * Advances a carousel every 5 s and wraps around. When the visitor picks a slide, it pauses for 10 s
 * (specification, section 4).
 * @returns the index of the current slide, and the handler for the visitor's pick
 */
export function useAutoplay({ count, index, onChange, isPlaying, isHeld }: AutoplayOptions) {
  const [picks, setPicks] = useState(0);
  const pausedUntil = useRef(0);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return undefined;
    const remainingPause = Math.max(pausedUntil.current - Date.now(), 0);
    const timer = setTimeout(
      () => onChange(wrapIndex(index + 1, count)),
      remainingPause + AUTOPLAY_INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [index, picks, count, onChange, isPlaying, isHeld]);

  const pick = useCallback(
    (next: number) => {
      pausedUntil.current = Date.now() + MANUAL_PAUSE_MS;
      onChange(wrapIndex(next, count));
      setPicks((total) => total + 1);
    },
    [count, onChange],
  );

  return { shown: wrapIndex(index, count), pick };
}
