import type { ReactNode } from "react";
import * as styles from "./Teaser.styles";

interface TeaserProps {
  to: string;
  title: string;
  /** The drawing, which says the same as the words. */
  drawing: ReactNode;
  /** The result of the example, and what it is an example of. */
  answer?: string;
  note: string;
}

/** A card that leads to a page, and shows what it answers. */
export function Teaser({ to, title, drawing, answer, note }: TeaserProps) {
  return (
    <li css={styles.card}>
      <h3>
        <a css={styles.link} href={to}>
          {title}
        </a>
      </h3>
      <div aria-hidden="true">{drawing}</div>
      <p css={styles.note}>
        {answer && <strong css={styles.answer}>{answer}</strong>}
        {note}
      </p>
    </li>
  );
}

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
