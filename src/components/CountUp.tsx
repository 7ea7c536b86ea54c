import { useRef } from "react";
import { useCountUp } from "../hooks/useCountUp";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useIsInView } from "../hooks/useIsInView";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { formatCount } from "../lib/formatCount";
import { COUNTER_VISIBLE_SHARE } from "../lib/timing";
import { reducedMotionQuery } from "../theme/breakpoints";
import * as styles from "./CountUp.styles";

interface CountUpProps {
  value: number;
  /** The duration of the animation, in s. */
  seconds: number;
  /** Text after the number, such as "+". */
  suffix?: string | null;
}

/**
 * A number that counts up once half of it is visible (specification, section 2). The HTML contains the
 * final number; the animated copy overlays it and is hidden from screen readers.
 */
export function CountUp({ value, seconds, suffix = "" }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const isMotionReduced = useMediaQuery(reducedMotionQuery);
  const isInView = useIsInView(element, { share: COUNTER_VISIBLE_SHARE, isOnce: true });
  const isMoving = isHydrated && !isMotionReduced;
  const moving = useRef<HTMLSpanElement>(null);
  const isDone = useCountUp(moving, {
    value,
    durationMs: seconds * 1000,
    isStarted: isMoving && isInView,
  });
  return (
    <span ref={element} css={styles.root}>
      <span>
        {formatCount(value)}
        {suffix}
      </span>
      {isMoving && !isDone && (
        <span ref={moving} aria-hidden="true" data-counting="">
          {formatCount(0)}
          {suffix}
        </span>
      )}
    </span>
  );
}
