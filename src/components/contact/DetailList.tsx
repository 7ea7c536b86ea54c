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

type FactName =
  | "areas"
  | "deliveryCharge"
  | "deliveryTime"
  | "hours"
  | "licence"
  | "payment"
  | "refill"
  | "registration";

interface FactsProps {
  labels: Queries.SiteContactDetails;
  /** Which facts to show, in this order. */
  names: readonly FactName[];
}

type Company = ReturnType<typeof useSite>["company"];

/** The facts about the company that the owner has filled in, each in lines. */
function factsOf(company: Company, names: readonly FactName[]) {
  const { hours, areas, deliveryTime, deliveryCharge, refill, payment } = company;
  const { licence, registration } = company;
  const lines: Record<FactName, readonly (string | null)[]> = {
    hours: (hours ?? []).map(openingLine),
    areas: areas?.length ? [areas.join(", ")] : [],
    deliveryTime: [deliveryTime],
    deliveryCharge: [deliveryCharge],
    refill: [refill],
    payment: payment?.length ? [payment.join(", ")] : [],
    licence: licence ? [`${licence.authority} ${licence.number}`, licence.holder] : [],
    registration: registration ? [registration.name, registration.number] : [],
  };
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
