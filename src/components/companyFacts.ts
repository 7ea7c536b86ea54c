import { openingLine } from "../lib/openingHours";

type FactName =
  "areas" | "deliveryTime" | "hours" | "licence" | "payment" | "refill" | "registration";

/** Facts about the company; an empty one is not shown. */
type Facts = Partial<Pick<NonNullable<Queries.SiteQuery["siteCompany"]>, FactName>>;

/** A fact as a table row: its label and one or more lines. */
interface Fact {
  label: string;
  lines: readonly string[];
}

/** Which facts to show, in which order, and their labels. */
export interface FactSelection {
  labels: Queries.SiteContactDetails;
  names: readonly FactName[];
}

/** The non-empty rows. */
export function companyFacts(company: Facts, { labels, names }: FactSelection): readonly Fact[] {
  const { hours, areas, deliveryTime, refill, payment, licence, registration } = company;
  const lines: Record<FactName, readonly string[]> = {
    hours: (hours ?? []).map(openingLine),
    areas: areas?.length ? [areas.join(", ")] : [],
    deliveryTime: deliveryTime ? [deliveryTime] : [],
    refill: refill ? [refill] : [],
    payment: payment?.length ? [payment.join(", ")] : [],
    licence: licence ? [`${licence.authority} ${licence.number}`, licence.holder] : [],
    registration: registration ? [registration.name, registration.number] : [],
  };
  return names
    .map((name) => ({ label: labels[name], lines: lines[name] }))
    .filter((fact) => fact.lines.length > 0);
}
