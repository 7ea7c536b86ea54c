import * as styles from "./Teaser.styles";

interface DashesProps {
  /** The dashes in all: days, kilograms or years. */
  all: number;
  /** Those that are sure; the others are pale. */
  sure: number;
}

/** A bar of dashes, one for each day, kilogram or year. */
export function Dashes({ all, sure }: DashesProps) {
  return (
    <svg css={styles.dashes} viewBox="0 0 100 1" preserveAspectRatio="none">
      <path d="M0 0h100" pathLength={all} />
      <path d={`M0 0h${Math.round((1000 * sure) / all) / 10}`} pathLength={sure} />
    </svg>
  );
}
