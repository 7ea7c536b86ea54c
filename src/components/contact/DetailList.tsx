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

/** The lines of each fact about the company; none, or an empty one, if the owner has not filled it in. */
const linesOf = ({ hours, areas, payment, licence, registration, ...company }: Company) => ({
  hours: (hours ?? []).map(openingLine),
  areas: areas?.length ? [areas.join(", ")] : [],
  deliveryTime: [company.deliveryTime],
  deliveryCharge: [company.deliveryCharge],
  refill: [company.refill],
  payment: payment?.length ? [payment.join(", ")] : [],
  licence: licence ? [`${licence.authority} ${licence.number}`, licence.holder] : [],
  registration: registration ? [registration.name, registration.number] : [],
});

interface FactsProps {
  labels: Queries.SiteContactDetails;
  /** Which facts to show, in this order. */
  names: readonly (keyof ReturnType<typeof linesOf>)[];
}

/** The facts that the owner has filled in. */
function factsOf(company: Company, names: FactsProps["names"]) {
  const lines = linesOf(company);
  return names
    .filter((name) => lines[name].some(Boolean))
    .map((name) => ({ name, lines: lines[name] }));
}

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
