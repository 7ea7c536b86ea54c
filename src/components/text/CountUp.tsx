import * as styles from "./CountUp.styles";

interface CountUpProps {
  value: number;
  /** The duration of the count, in s. */
  seconds: number;
  suffix?: string | null;
}

/** A number that counts up once half of it is visible (specification, section 2): client/inline/counters.ts. */
export const CountUp = ({ value, seconds, suffix }: CountUpProps) => (
  <span css={styles.root} data-seconds={seconds} translate="no">
    <span>{`${value}${suffix ?? ""}`}</span>
  </span>
);
