import { isBlank } from "../../lib/typed";
import type { Answers } from "../form/formAnswers";
import {
  cylinderAge,
  isTestedTooEarly,
  type CylinderAge,
  type CylinderDates,
  type StampRule,
} from "./cylinderAge";
import { parseStampDate, type StampDate, type StampFault } from "./stampDate";

export const initialStamps: Answers = { made: "", tested: "", expired: "", unreadable: "" };

/** The years of manufacture in the table. */
export const exampleYears = [2012, 2015, 2018, 2021, 2024];

/** Parses a policy figure such as “15 years”; undefined if it is not a number of years. */
export function yearsIn(figure: string): number | undefined {
  const [, years] = /^\s*(\d{1,2})\s*years?\s*$/i.exec(figure) ?? [];
  return years === undefined ? undefined : Number(years);
}

/** The age limits in the promised figures; undefined if one of them is not a number of years. */
export function ruleIn(policies: Queries.StampsRuleFragment): StampRule | undefined {
  const life = yearsIn(policies.cylinderLife);
  const retest = yearsIn(policies.cylinderRetest);
  return life && retest ? { life, retest } : undefined;
}

export interface StampsState extends Partial<CylinderDates> {
  errors: { made?: StampFault | "missing"; tested?: StampFault | "early" };
  /** A stamped expiry date has passed, so that no other date counts. */
  isExpired: boolean;
  /** The year of manufacture cannot be read. */
  isUnreadable: boolean;
  /** Undefined while the year of manufacture is missing or a field is invalid. */
  age?: CylinderAge;
}

/** The dates according to the answers, their errors, and the cylinder's status today. */
export function stampsState(answers: Answers, rule: StampRule, today: StampDate): StampsState {
  const errors: StampsState["errors"] = {};
  const date = (name: "made" | "tested") => {
    const { [name]: typed = "" } = answers;
    if (isBlank(typed)) return undefined;
    const parsed = parseStampDate(typed, today);
    if (!("fault" in parsed)) return parsed;
    errors[name] = parsed.fault;
    return undefined;
  };
  const isExpired = answers.expired === "yes";
  const isUnreadable = answers.unreadable === "yes";
  const made = date("made");
  const tested = date("tested");
  if (made && isTestedTooEarly({ made, tested })) errors.tested = "early";
  if (isBlank(answers.made ?? "") && !isExpired && !isUnreadable) errors.made = "missing";
  const isWhole = made && !errors.tested;
  const age = isWhole ? cylinderAge({ made, tested }, rule, today) : undefined;
  return { made, tested, errors, isExpired, isUnreadable, age };
}
