import type { Answers } from "../../lib/formAnswers";
import { parseNaira } from "../../lib/parseNaira";
import { refillCheck, type RefillResult, type Weighing } from "../../lib/refillCheck";
import type { Contradiction } from "../../lib/refillContradiction";
import { checkMeasure, isBlank } from "../../lib/typed";

export const OTHER = "other";

/** The scales' resolutions to choose from, in kg. */
export const STEPS = ["0.01", "0.02", "0.05", "0.1", "0.2", "0.5", "1"] as const;

/** The limits of the input, in g and kobo. */
export const limits = {
  otherSize: [500, 60_000],
  tare: [500, 120_000],
  before: [500, 200_000],
  now: [500, 200_000],
  paid: [100, 60_000],
  naira: [100, 1_000_000_000],
} as const;

export type RefillField = keyof typeof limits;

/** The error of a field. */
type RefillFault = "number" | "range" | "amount" | "amountRange" | Contradiction;

/** The field that shows each contradiction. */
const placeOf: Readonly<Record<Contradiction, RefillField>> = {
  noReference: "tare",
  lighterThanEmpty: "now",
  lighterThanGas: "now",
  nothingAdded: "now",
  lighterBefore: "before",
  paidTooMuch: "paid",
};

/**
 * The form's initial answers.
 * @param size the selected size, in kg
 */
export const startsOf = (size: string): Answers => ({
  size,
  otherSize: "",
  tare: "",
  before: "",
  now: "",
  paid: "",
  naira: "",
  step: "0.1",
});

export interface ReadWeighing {
  weighing: Weighing;
  wrong: Partial<Record<RefillField, RefillFault>>;
  /** Undefined while the current weight is missing or a field is invalid. */
  result?: RefillResult;
  /** The visitor has entered something; until then the page shows its example. */
  isBegun: boolean;
}

const grams = (kilograms: string | undefined) => Math.round(Number(kilograms) * 1000);

/** The weights according to the answers, their errors, and the result. */
export function readWeighing(answers: Answers, starts: Answers): ReadWeighing {
  const wrong: ReadWeighing["wrong"] = {};
  const weight = (name: keyof typeof limits) => {
    const [least, most] = limits[name];
    const { value, fault } = checkMeasure(answers[name], least, most);
    if (fault) wrong[name] = fault === "number" ? fault : "range";
    return value;
  };
  const typedSize = answers.size === OTHER ? weight("otherSize") : grams(answers.size);
  const size = typedSize ?? grams(starts.size);
  const now = weight("now");
  const weighing: Weighing = {
    size,
    tare: weight("tare"),
    before: weight("before"),
    now: now ?? 0,
    paid: weight("paid") ?? size,
    kobo: readNaira(answers.naira, wrong),
    step: grams(answers.step),
  };
  const hasFaults = Object.keys(wrong).length > 0;
  if (now === undefined || hasFaults) return { weighing, wrong, isBegun: hasFaults };
  const result = refillCheck(weighing);
  if (!("contradiction" in result)) return { weighing, wrong, result, isBegun: true };
  const { contradiction } = result;
  return { weighing, wrong: { [placeOf[contradiction]]: contradiction }, isBegun: true };
}

function readNaira(typed = "", wrong: ReadWeighing["wrong"]): number | undefined {
  if (isBlank(typed)) return undefined;
  const kobo = parseNaira(typed);
  if (kobo === undefined) wrong.naira = "amount";
  else if (kobo < limits.naira[0] || kobo > limits.naira[1]) wrong.naira = "amountRange";
  return kobo;
}
