import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { useIsInView } from "../../hooks/useIsInView";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { COUNTER_VISIBLE_SHARE } from "../../lib/timing";
import { reducedMotionQuery } from "../../theme/breakpoints";
import { needsScripts } from "../../theme/needsScripts";
import * as styles from "./CountUp.styles";

/**
 * The interval between updates: each one costs a layout and a paint, and nobody can read more than 20 a
 * second. Animation frames would run three times as often, and each costs, even if the number does not change.
 */
const UPDATE_MS = 50;

/** Quadratic ease-out; both values are between 0 and 1. */
const easeOut = (share: number) => 1 - (1 - share) ** 2;

const textOf = (count: number, suffix: CountUpProps["suffix"]) =>
  `${Math.floor(count)}${suffix ?? ""}`;

interface CountUpProps {
  value: number;
  /** The duration of the animation, in s. */
  seconds: number;
  /** Text after the number, such as "+". */
  suffix?: string | null;
}

/**
 * A number that counts up once half of it is visible (specification, section 2). The HTML contains the
 * final number; the animated copy overlays it and is hidden from screen readers. Its text is changed directly,
 * because React would re-render for every update.
 */
export function CountUp({ value, seconds, suffix }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const moving = useRef<HTMLSpanElement>(null);
  const [isDone, setDone] = useState(false);
  const isHydrated = useIsHydrated();
  const isMotionReduced = useMediaQuery(reducedMotionQuery);
  const isInView = useIsInView(element, { share: COUNTER_VISIBLE_SHARE, isOnce: true });
  const isMoving = isHydrated && !isMotionReduced && !isDone;

  useEffect(() => {
    if (!isMoving || !isInView) return undefined;
    const start = performance.now();
    const timer = setInterval(() => {
      const share = (performance.now() - start) / (seconds * 1000);
      if (share >= 1) setDone(true);
      else if (moving.current) moving.current.textContent = textOf(value * easeOut(share), suffix);
    }, UPDATE_MS);
    return () => clearInterval(timer);
  }, [isMoving, isInView, value, seconds, suffix]);

  return (
    <span ref={element} css={styles.root} translate="no">
      <span>{textOf(value, suffix)}</span>
      {isMoving && (
        <span ref={moving} aria-hidden="true" data-counting="" {...needsScripts}>
          {textOf(0, suffix)}
        </span>
      )}
    </span>
  );
}
