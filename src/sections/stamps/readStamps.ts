import { cylinderAge, isTestedTooEarly, type CylinderAge } from "../../lib/cylinderAge";
import { isBlank } from "../../lib/typed";
import type { Answers } from "../../lib/formAnswers";
import { parseStampDate, type StampDate, type StampFault } from "../../lib/stampDate";

/** The form's initial answers. */
export const stampStarts: Answers = { made: "", tested: "", unreadable: "" };

/** The age limits of cylinders, in years. */
export interface StampRule {
  life: number;
  retest: number;
}

/** Parses a policy figure such as “15 years”; undefined if it is not a number of years. */
export function yearsIn(figure: string): number | undefined {
  const [, years] = /^\s*(\d{1,2})\s*years?\s*$/i.exec(figure) ?? [];
  return years === undefined ? undefined : Number(years);
}

export interface ReadStamps {
  made?: StampDate;
  tested?: StampDate;
  wrong: { made?: StampFault; tested?: StampFault | "early" };
  /** Undefined while the year of manufacture is missing or a field is invalid. */
  age?: CylinderAge;
}

/** The dates according to the answers, their errors, and the cylinder's status today. */
export function readStamps(answers: Answers, rule: StampRule, today: StampDate): ReadStamps {
  const wrong: ReadStamps["wrong"] = {};
  const date = (name: "made" | "tested") => {
    const { [name]: typed = "" } = answers;
    if (isBlank(typed)) return undefined;
    const read = parseStampDate(typed, today);
    if (!("fault" in read)) return read;
    wrong[name] = read.fault;
    return undefined;
  };
  const made = date("made");
  const tested = date("tested");
  if (made && tested && isTestedTooEarly({ made, tested })) wrong.tested = "early";
  const isWhole = made && !wrong.made && !wrong.tested;
  const age = isWhole ? cylinderAge({ made, tested, ...rule }, today) : undefined;
  return { made, tested, wrong, age };
}
