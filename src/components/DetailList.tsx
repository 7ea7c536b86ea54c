import type { ReactNode } from "react";
import type { Fact } from "../lib/companyFacts";
import * as styles from "./DetailList.styles";

/** A description list with hairlines between its rows. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl css={styles.list}>{children}</dl>
);

/** One row of the list. */
export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div css={styles.entry}>
    <dt css={styles.label}>{label}</dt>
    <dd css={styles.value}>{children}</dd>
  </div>
);

/** Rows for facts about the company. */
export const FactDetails = ({ facts }: { facts: readonly Fact[] }) => (
  <>
    {facts.map(({ label, lines }) => (
      <Detail key={label} label={label}>
        {lines.map((line) => (
          <span key={line} css={styles.line}>
            {line}
          </span>
        ))}
      </Detail>
    ))}
  </>
);
