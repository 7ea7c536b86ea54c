import { parseNaira } from "../../lib/money";
import { checkMeasure, parseMeasure } from "../../lib/typed";
import type { Answers } from "../form/formAnswers";
import { refillCheck, type Contradiction, type RefillCheck, type Weighing } from "./refillCheck";

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

type FieldError = keyof Queries.SiteRefillErrors;

/** The field that shows each contradiction. */
const fieldOf: Readonly<Record<Contradiction, RefillField>> = {
  lighterThanEmpty: "now",
  lighterBefore: "before",
  nothingAdded: "now",
  lighterThanGas: "now",
  paidTooMuch: "paid",
};

/**
 * The form's initial answers. No size is selected: with the size of another cylinder, an overfilled one
 * would pass.
 * @param sizes to choose from; without any, the size is typed
 */
export const initialValuesOf = (sizes: readonly string[]): Answers => ({
  size: sizes.length > 0 ? "" : OTHER,
  ...Object.fromEntries(Object.keys(limits).map((name) => [name, ""])),
  step: "0.1",
});

export interface WeighingState {
  /** The figures given; those that are missing or invalid are undefined. */
  figures: Partial<Weighing>;
  errors: Partial<Record<RefillField | "size", FieldError>>;
  /** What the weights prove; its amount is omitted while a field has an error. */
  check?: RefillCheck;
}

/** What the sentences and the drawing are about. */
export type Weighed = Pick<WeighingState, "figures" | "check">;

/** The figures according to the answers, what is missing or wrong with them, and what they prove. */
export function weighingState(answers: Answers): WeighingState {
  const errors: WeighingState["errors"] = {};
  const weight = (name: RefillField) => {
    const [min, max] = limits[name];
    const { value, fault } = checkMeasure(answers[name], min, max);
    if (fault) errors[name] = fault === "number" ? "number" : "range";
    return value;
  };
  const naira = () => {
    const { value, fault } = checkMeasure(answers.naira, ...limits.naira, parseNaira);
    if (fault) errors.naira = fault === "number" ? "amount" : "amountRange";
    return value;
  };
  const isOther = answers.size === OTHER;
  const figures = {
    size: isOther ? weight("otherSize") : parseMeasure(answers.size ?? ""),
    tare: weight("tare"),
    before: weight("before"),
    now: weight("now"),
    paid: weight("paid"),
    kobo: naira(),
    step: parseMeasure(answers.step ?? ""),
  };
  const { size, tare, before, now, paid, step } = figures;
  const check =
    size === undefined || now === undefined || step === undefined
      ? undefined
      : refillCheck({ ...figures, size, now, step });
  if (check?.contradiction && !hasAny(errors))
    errors[fieldOf[check.contradiction]] = check.contradiction;
  if (size === undefined && isOther) errors.otherSize ??= "missingSize";
  if (size === undefined && !isOther) errors.size = "missingSizeChoice";
  if (tare === undefined && before === undefined && !errors.before) errors.tare ??= "noReference";
  if (now === undefined) errors.now ??= "missingNow";
  if (paid === undefined) errors.paid ??= "missingPaid";
  return {
    figures,
    errors,
    check: check && hasAny(errors) ? { ...check, amount: undefined } : check,
  };
}

const hasAny = (errors: WeighingState["errors"]) => Object.keys(errors).length > 0;
