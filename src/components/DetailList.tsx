import type { ReactNode } from "react";
import { useSite } from "../hooks/useSite";
import { companyFacts, type FactSelection } from "./companyFacts";
import * as styles from "./DetailList.styles";

/** A description list with hairlines between its rows. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl css={styles.list}>{children}</dl>
);

export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div css={styles.entry}>
    <dt css={styles.label}>{label}</dt>
    <dd css={styles.value}>{children}</dd>
  </div>
);

/** Rows for facts about the company. */
export const FactDetails = (selection: FactSelection) =>
  companyFacts(useSite().company, selection).map(({ label, lines }) => (
    <Detail key={label} label={label}>
      {lines.map((line) => (
        <span key={line} css={styles.line}>
          {line}
        </span>
      ))}
    </Detail>
  ));

/** A list of facts about the company; renders nothing if the owner has filled in none. */
export function FactList(selection: FactSelection) {
  const { company } = useSite();
  if (companyFacts(company, selection).length === 0) return null;
  return (
    <DetailList>
      <FactDetails {...selection} />
    </DetailList>
  );
}
