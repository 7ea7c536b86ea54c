import { openingLine, type Opening } from "./openingHours";

/** Optional facts about the company; an empty field is not shown. */
interface OptionalFacts {
  hours?: readonly Opening[] | null;
  areas?: readonly string[] | null;
  deliveryTime?: string | null;
  refill?: string | null;
  payment?: readonly string[] | null;
  licence?: { number: string; holder: string; authority: string } | null;
  registration?: { name: string; number: string } | null;
}

/** The labels of the facts. */
type FactLabels = Readonly<Record<keyof OptionalFacts, string>>;

/** A fact as a table row: its label and one or more lines. */
export interface Fact {
  label: string;
  lines: readonly string[];
}

/** The non-empty rows, in the order of `names`. */
export function companyFacts(
  company: OptionalFacts,
  labels: FactLabels,
  names: readonly (keyof OptionalFacts)[],
): readonly Fact[] {
  const { hours, areas, deliveryTime, refill, payment, licence, registration } = company;
  const lines: Record<keyof OptionalFacts, readonly string[]> = {
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
