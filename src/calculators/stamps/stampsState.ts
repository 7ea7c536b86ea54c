import { readFields, type CalculatorFields } from "../form/fields";
import type { Answers } from "../form/formAnswers";
import { cylinderAge, isTestedTooEarly, type StampRule } from "./cylinderAge";
import { parseStampDate, type StampDate, type StampFault } from "./stampDate";

/** The years of manufacture in the table. */
export const exampleYears = [2012, 2015, 2018, 2021, 2024];

/** Parses a policy figure such as “15 years”; NaN if it is not a number of years. */
const yearsIn = (figure: string) => Number(/^\s*(\d{1,2})\s*years?\s*$/i.exec(figure)?.[1]);

/** The age limits in the promised figures; undefined if one of them is not a number of years. */
export function ruleIn(policies: Pick<Queries.SitePolicies, "cylinderLife" | "cylinderRetest">) {
  const rule = { life: yearsIn(policies.cylinderLife), retest: yearsIn(policies.cylinderRetest) };
  return rule.life && rule.retest ? rule : undefined;
}

/** The fields of the form. */
export function stampsFields(today: StampDate) {
  const read = (typed: string): { value?: StampDate; fault?: StampFault | "early" | "missing" } => {
    const date = parseStampDate(typed, today);
    return "fault" in date ? date : { value: date };
  };
  return {
    made: { kind: "text", read, missing: "missing", unless: ["expired", "unreadable"] },
    tested: { kind: "text", read },
    expired: { kind: "tick" },
    unreadable: { kind: "tick" },
  } satisfies CalculatorFields;
}

/** The dates according to the answers, their errors, and the cylinder's status today. */
export function stampsState(answers: Answers, rule: StampRule, today: StampDate) {
  const { values, errors } = readFields(stampsFields(today), answers);
  const { made, tested, expired, unreadable } = values;
  if (made && isTestedTooEarly({ made, tested })) errors.tested = "early";
  const isWhole = made && !errors.tested;
  const age = isWhole ? cylinderAge({ made, tested }, rule, today) : undefined;
  return {
    made,
    tested,
    errors,
    /** Undefined while the year of manufacture is missing or a field is invalid. */
    age,
    /** A stamped expiry date has passed, so that no other date counts. */
    isExpired: expired !== undefined,
    /** The year of manufacture cannot be read. */
    isUnreadable: unreadable !== undefined,
  };
}

export type StampsState = ReturnType<typeof stampsState>;

/** Whether the dates forbid the use of the cylinder as it is: it is expired, cannot be known, or must first be tested. */
export const isBarredBy = ({ age, isExpired, isUnreadable }: StampsState) =>
  isExpired || isUnreadable || age?.isInDate === false;
