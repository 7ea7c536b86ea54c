import { openingLine, type Opening } from "./openingHours";

/** What the owner may fill in about the company; an empty field shows nothing. */
interface OptionalFacts {
  hours?: readonly Opening[] | null;
  areas?: readonly string[] | null;
  deliveryTime?: string | null;
  refill?: string | null;
  payment?: readonly string[] | null;
  licence?: { number: string; holder: string; authority: string } | null;
  registration?: { name: string; number: string } | null;
}

/** What the facts are called on the page. */
type FactLabels = Readonly<Record<keyof OptionalFacts, string>>;

/** A fact as a row: its label and one or more lines. */
export interface Fact {
  label: string;
  lines: readonly string[];
}

/** The rows that have something to say, in the order of `names`. */
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
