import type { ReactNode } from "react";
import { useSite } from "../../hooks/useSite";
import { openingLine } from "../../lib/openingHours";
import { apart } from "../text/apart";
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

type Company = ReturnType<typeof useSite>["company"];

/** A field of the company that has a label. */
type Fact = Exclude<keyof Company & keyof Queries.SiteContactDetails, "address">;

interface FactsProps {
  labels: Queries.SiteContactDetails;
  /** Which facts to show, in this order. */
  names: readonly Fact[];
}

/** The lines of a fact about the company; none if the owner has not filled it in. */
function linesOf(fact: Company[Fact]): readonly string[] {
  if (!fact) return [];
  if (typeof fact === "string") return [fact];
  if ("authority" in fact) return [`${fact.authority} ${fact.number}`, fact.holder];
  if ("name" in fact) return [fact.name, fact.number];
  const items = fact.map((item) => (typeof item === "string" ? item : openingLine(item)));
  return typeof fact[0] === "string" ? [items.join(", ")] : items;
}

/** The facts that the owner has filled in. */
const factsOf = (company: Company, names: readonly Fact[]) =>
  names
    .map((name) => ({ name, lines: linesOf(company[name]) }))
    .filter(({ lines }) => lines.length > 0);

/** Rows for facts about the company. */
export const Facts = ({ labels, names }: FactsProps) =>
  factsOf(useSite().company, names).map(({ name, lines }) => (
    <Detail key={name} label={labels[name]}>
      {apart(
        lines.map((line) => (
          <span key={line} css={styles.line}>
            {line}
          </span>
        )),
      )}
    </Detail>
  ));

/** A list of facts about the company; renders nothing if the owner has filled in none. */
export function FactList(props: FactsProps) {
  const { company } = useSite();
  if (factsOf(company, props.names).length === 0) return null;
  return (
    <DetailList>
      <Facts {...props} />
    </DetailList>
  );
}
