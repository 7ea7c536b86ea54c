import { useCallback, useEffect, useRef, useState } from "react";
import { AUTOPLAY_INTERVAL_MS, MANUAL_PAUSE_MS } from "../lib/timing";
import { wrapIndex } from "../lib/wrapIndex";

interface AutoplayOptions {
  count: number;
  /** Whether slides advance by themselves; a pause button switches this off. */
  isPlaying: boolean;
  /** True while something asks the rotation to wait: the pointer, the focus, a hidden tab. */
  isHeld: boolean;
}

/**
 * The slide that is shown. It advances every 5 s and wraps around; a pick by the visitor stops that
 * for 10 s, then it resumes (specification, section 4).
 */
export function useAutoplay({ count, isPlaying, isHeld }: AutoplayOptions) {
  const [index, setIndex] = useState(0);
  const [picks, setPicks] = useState(0);
  const restsUntil = useRef(0);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return undefined;
    const rest = Math.max(restsUntil.current - Date.now(), 0);
    const timer = setTimeout(
      () => setIndex((current) => wrapIndex(current + 1, count)),
      rest + AUTOPLAY_INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [index, picks, count, isPlaying, isHeld]);

  const pick = useCallback(
    (next: number) => {
      restsUntil.current = Date.now() + MANUAL_PAUSE_MS;
      setIndex(wrapIndex(next, count));
      setPicks((total) => total + 1);
    },
    [count],
  );

  return { index: wrapIndex(index, count), pick };
}
