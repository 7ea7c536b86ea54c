import { parseNaira } from "../../lib/money";
import {
  measure,
  OTHER,
  readFields,
  readWeight,
  sizeChoice,
  type CalculatorFields,
  type Errors,
} from "../form/fields";
import type { Answers } from "../form/formAnswers";
import { refillCheck, type Contradiction, type RefillCheck, type Weighing } from "./refillCheck";

type Fault = keyof Queries.SiteRefillErrors;

/** The largest cylinder, in g. */
const LARGEST_SIZE = 60_000;

/** A weight with its limits in g, and its error if it may not be blank. */
const weight = (min: number, max: number, blank?: Fault) =>
  measure<Fault>([min, max], { number: "number", low: "range", high: "range", blank });

function readSize(kilograms: string): { value?: number; fault?: Fault } {
  const { value } = readWeight(kilograms);
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
    step: {
      kind: "select",
      options: ["0.01", "0.02", "0.05", "0.1", "0.2", "0.5", "1"],
      areKilograms: true,
      initial: "0.1",
      read: readWeight,
    },
    before: weight(500, 200_000),
    naira: measure<Fault>(
      [100, 1_000_000_000],
      { number: "amount", low: "amountRange", high: "amountRange" },
      parseNaira,
    ),
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

export interface WeighingState {
  /** The figures given; those that are missing or invalid are undefined. */
  figures: Partial<Weighing>;
  errors: Errors<Fields>;
  /** What the weights prove; its amount is omitted while a field has an error. */
  check?: RefillCheck;
}

/** What the sentences and the drawing are about. */
export type Weighed = Pick<WeighingState, "figures" | "check">;

/** The figures according to the answers, what is missing or wrong with them, and what they prove. */
export function weighingState(answers: Answers): WeighingState {
  const { values, errors, isReadable } = readFields(refillFields(), answers);
  const { size: chosen, otherSize, naira: kobo, ...weights } = values;
  const figures = { ...weights, size: chosen ?? otherSize, kobo };
  const { size, now, step } = figures;
  const check =
    size === undefined || now === undefined || step === undefined
      ? undefined
      : refillCheck({ ...figures, size, now, step });
  if (check?.contradiction && isReadable)
    errors[fieldOf[check.contradiction]] = check.contradiction;
  const hasErrors = Object.keys(errors).length > 0;
  return { figures, errors, check: check && hasErrors ? { ...check, amount: undefined } : check };
}

/** The answers that describe the cylinder, not this refill; none without its size and its empty weight, or in doubt. */
export function cylinderIn(answers: Answers, { figures, check }: Weighed): Answers {
  const { size = "", otherSize = "", tare = "" } = answers;
  const isSure = figures.size && figures.tare && !(check?.contradiction ?? check?.doubt);
  if (!isSure) return {};
  return { size, ...(size === OTHER && { otherSize }), tare };
}
