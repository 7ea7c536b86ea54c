import { parseNaira } from "../../lib/money";
import { parseMeasure } from "../../lib/typed";
import { measure, OTHER, readFields, sizeChoice, type CalculatorFields } from "../form/fields";
import type { Answers } from "../form/formAnswers";
import { COARSE_STEP, refillCheck, TOLERANCE, type Contradiction } from "./refillCheck";

type Fault = keyof Queries.SiteRefillErrors;

/** The largest cylinder, in g. */
const LARGEST_SIZE = 60_000;

/** A weight with its limits in g, and its error if it may not be blank. */
const weight = (min: number, max: number, blank?: Fault) =>
  measure<Fault>([min, max], { number: "number", low: "range", high: "range", blank });

function readSize(kilograms: string): { value?: number; fault?: Fault } {
  const value = parseMeasure(kilograms);
  return value === undefined && kilograms !== OTHER ? { fault: "missingSizeChoice" } : { value };
}

/**
 * The fields of the form. No size is selected at first: with the size of another cylinder, an overfilled one would pass.
 * @param sizes of the products, in g
 */
export const refillFields = (sizes: readonly number[] = []) =>
  ({
    size: {
      ...sizeChoice(sizes.filter((grams) => grams <= LARGEST_SIZE)),
      read: readSize,
      missing: "missingSizeChoice",
    },
    otherSize: { ...weight(500, LARGEST_SIZE, "missingSize"), onlyIf: ["size", OTHER] },
    tare: { ...weight(500, 120_000, "noReference"), unless: ["before"] },
    now: weight(500, 200_000, "missingNow"),
    paid: weight(100, 60_000, "missingPaid"),
    before: weight(500, 200_000),
    naira: measure<Fault>(
      [100, 1_000_000_000],
      { number: "amount", low: "amountRange", high: "amountRange" },
      parseNaira,
    ),
    coarse: { kind: "tick" },
  }) satisfies CalculatorFields<Fault>;

type Fields = ReturnType<typeof refillFields>;

/** The field that shows each contradiction. */
const fieldOf: Readonly<Record<Contradiction, keyof Fields>> = {
  lighterThanEmpty: "now",
  lighterBefore: "before",
  nothingAdded: "now",
  lighterThanGas: "now",
  paidTooMuch: "paid",
};

/** The figures according to the answers, what is missing or wrong with them, and what they prove. */
export function weighingState(answers: Answers, fields = refillFields()) {
  const { values, errors, isReadable } = readFields(fields, answers);
  const { size: chosen, otherSize, naira: kobo, coarse, ...weights } = values;
  // Scales for people show 0.1 kg or half kilograms.
  const step = coarse ? COARSE_STEP : TOLERANCE;
  const figures = { ...weights, size: chosen ?? otherSize, kobo, step };
  const { size, now } = figures;
  const check =
    size === undefined || now === undefined ? undefined : refillCheck({ ...figures, size, now });
  if (check?.contradiction && isReadable)
    errors[fieldOf[check.contradiction]] = check.contradiction;
  const hasErrors = Object.keys(errors).length > 0;
  return {
    /** Those that are missing or invalid are undefined. */
    figures,
    errors,
    /** Undefined without the size or the weight; its amount is omitted while a field has an error. */
    check: check && hasErrors ? { ...check, amount: undefined } : check,
  };
}

export type WeighingState = ReturnType<typeof weighingState>;

/**
 * Whether the answer may be green, and the cylinder be connected. Green needs both the stamp, without which it may be too
 * full, and the weight before filling, without which the gas may be old.
 * @param isBarred the dates on the cylinder forbid its use, or nobody has looked at it yet
 */
export function verdictOf({ check }: WeighingState, isBarred: boolean) {
  const kind = check?.amount?.kind ?? "";
  const isSafe = check !== undefined && !check.fullness && !isBarred;
  const isGood = isSafe && ["right", "enough"].includes(kind);
  return { mayConnect: isGood || (isSafe && ["unsure", "held"].includes(kind)), isGood };
}
