import { useRef } from "react";
import { useCountUp } from "../hooks/useCountUp";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useIsInView } from "../hooks/useIsInView";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { COUNTER_VISIBLE_SHARE } from "../lib/timing";
import { reducedMotionQuery } from "../theme/breakpoints";
import * as styles from "./CountUp.styles";

const format = new Intl.NumberFormat("en-NG");

interface CountUpProps {
  /** The figure that stands at the end. */
  value: number;
  /** How long the count takes, in s. */
  seconds: number;
  /** A sign after the figure. */
  suffix?: string | null;
}

/**
 * A figure that counts up once half of it is visible (specification, section 2).
 * The final figure is in the HTML for everyone; the moving copy lies on top and is not read out.
 */
export function CountUp({ value, seconds, suffix = "" }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const isMotionReduced = useMediaQuery(reducedMotionQuery);
  const isInView = useIsInView(element, { share: COUNTER_VISIBLE_SHARE, isOnce: true });
  const isMoving = isHydrated && !isMotionReduced;
  const count = useCountUp(value, seconds * 1000, isMoving && isInView);
  const isDone = count === value;
  return (
    <span ref={element} css={styles.root}>
      <span>
        {format.format(value)}
        {suffix}
      </span>
      {isMoving && !isDone && (
        <span aria-hidden="true" data-counting="">
          {format.format(count)}
          {suffix}
        </span>
      )}
    </span>
  );
}
