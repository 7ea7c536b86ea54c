import { priceOf } from "../../lib/money";

/** The scale's and the receipt's data for one cylinder; weights in g. */
export interface Weighing {
  /** The size marked on the cylinder. */
  size: number;
  /** The stamped empty weight. */
  tare?: number;
  before?: number;
  now: number;
  paid?: number;
  /** The amount paid for the gas, in kobo. */
  kobo?: number;
  /** The scale's resolution, at least 100. */
  step: number;
}

/** Combinations of weights that cannot all be true. */
export type Contradiction =
  "lighterThanEmpty" | "lighterBefore" | "nothingAdded" | "lighterThanGas" | "paidTooMuch";

/**
 * Why a weight is not that of a cylinder of the chosen size: its stamped empty weight is too low or too high; without
 * one, the cylinder is lighter than any empty one, or heavier than any full one.
 */
export type Doubt = "tareLow" | "tareHigh" | "tooLight" | "tooHeavy";

/** The gas received, compared with the gas paid for; weights in g. */
export interface Amount {
  /**
   * `unsure` is less and `enough` is more than was paid for, by no more than the scale can show. `held` is no less than
   * was paid for, but was not weighed before filling, so that some of it may be old. `empty` and `nothing` are short
   * too: the cylinder weighs no more than its stamped empty weight, or than before filling. Undefined if the cylinder is too full and no gas is missing: then only the warning counts.
   */
  kind?: "right" | "enough" | "unsure" | "held" | "short" | "empty" | "nothing" | "more";
  received: number;
  /** The missing weight; negative if there is more than was paid for. */
  difference: number;
  /** The cost of the missing gas, in whole naira. */
  naira?: number;
}

/** Whether gas is missing that was paid for. */
export const isShortOf = (amount: Amount | undefined) =>
  amount?.kind === "short" || amount?.kind === "empty" || amount?.kind === "nothing";

/**
 * More gas than the cylinder is made for: by no more than a cheap scale can be wrong, by more, or more than it can
 * physically hold; `unknown` if it cannot be excluded. Only without it may the cylinder be connected.
 */
export type Fullness = "slight" | "likely" | "impossible" | "unknown";

/** A stamped weight is rounded to 0.1 kg, so a difference of 100 g proves nothing. */
export const TOLERANCE = 100;

/** Up to this size in g, cylinders are heavy for the gas that they hold. */
const LARGEST_SMALL_SIZE = 6500;

/**
 * The plausible empty weights of a cylinder, in g: from 0.88 kg for each kg of gas to 1.75 kg, above 6.5 kg of gas to
 * 1.4 kg. The press gives 14.5 to 15.5 kg for 12.5 kg. No weight fits two of the common sizes (3, 6, 12.5 and 50 kg), so
 * an overfilled cylinder does not pass as a larger one. To be confirmed by a gas technician (content/site/questions.yml).
 */
export const plausibleTares = (size: number) =>
  ({
    least: Math.round(0.88 * size),
    most: Math.round((size > LARGEST_SMALL_SIZE ? 1.4 : 1.75) * size),
  }) as const;

/** A scale with this resolution in g is too coarse to show small differences. */
export const COARSE_STEP = 500;

/** How wrong cheap scales often are, in g. */
export const SCALE_ERROR = 500;

/**
 * Whether a cylinder is overfilled, and whether it contains the gas that was paid for. Doubt of the scale
 * favours the seller on “short” and safety on “too full”. Two weights within one step count as equal: two readings are
 * off by up to as much.
 */
export function refillCheck(weighing: Weighing) {
  const { tare, now } = weighing;
  const before = isLighterBefore(weighing) ? undefined : weighing.before;
  const inside = tare === undefined ? undefined : now - tare;
  const received = before === undefined ? inside : now - before;
  const doubt = doubtOf(weighing);
  if (received === undefined) return { gas: 0, doubt };
  const gas = Math.max(inside ?? 0, received, 0);
  const fullness = fullnessOf(weighing, gas);
  const amount = amountOf(weighing, Math.max(received, 0), isTooFull(fullness));
  const contradiction = contradictionOf(weighing, amount?.kind === "empty");
  return {
    /** In g, the gas that is at least in the cylinder. */
    gas,
    fullness,
    contradiction,
    doubt,
    /** Undefined if a weight that it needs is missing, if two contradict each other, or if one is in doubt. */
    amount: contradiction || doubt ? undefined : amount,
  };
}

/** Whether the weight before filling is less than the empty weight; it then counts for nothing. */
const isLighterBefore = ({ tare, before, step }: Weighing) =>
  tare !== undefined && before !== undefined && before < tare - step;

function doubtOf({ size, tare, before, now, step }: Weighing): Doubt | undefined {
  const { least, most } = plausibleTares(size);
  if (tare !== undefined && tare < least) return "tareLow";
  if (tare !== undefined) return tare > most ? "tareHigh" : undefined;
  if (Math.min(now, before ?? now) < least - step) return "tooLight";
  return now > most + size + step ? "tooHeavy" : undefined;
}

/** Whether the cylinder contains more gas than it is made for. */
export const isTooFull = (fullness: Fullness | undefined) =>
  fullness !== undefined && fullness !== "unknown";

/**
 * A cylinder is too full above its size, whatever the scale's step. A full cylinder keeps a fifth of its
 * volume free; at 1.25 times its size there would be no free volume. Without the empty weight the gas that
 * was left is not counted, so there is no tolerance, and no other gas is known to be little enough.
 */
function fullnessOf({ size, tare, step }: Weighing, gas: number): Fullness | undefined {
  const limit = tare === undefined ? size : size + TOLERANCE;
  if (gas > limit && 4 * gas > 5 * size) return "impossible";
  if (gas > limit) return gas > size + SCALE_ERROR ? "likely" : "slight";
  const isSure = tare !== undefined && (step < COARSE_STEP || gas + step <= limit);
  return isSure ? undefined : "unknown";
}

/** The first contradiction among the weights; an empty cylinder is an answer, not a contradiction. */
function contradictionOf(weighing: Weighing, isEmpty: boolean): Contradiction | undefined {
  const { size, tare, before, now, paid = 0, step } = weighing;
  if (tare !== undefined && now < tare - step) return "lighterThanEmpty";
  if (isLighterBefore(weighing)) return "lighterBefore";
  if (isEmpty) return undefined;
  if (before !== undefined && now < before - step) return "nothingAdded";
  if (tare === undefined && now <= paid) return "lighterThanGas";
  return paid > size + TOLERANCE ? "paidTooMuch" : undefined;
}

function amountOf(weighing: Weighing, received: number, isOver: boolean): Amount | undefined {
  const { paid, kobo, step } = weighing;
  if (paid === undefined) return undefined;
  const difference = paid - received;
  const isMissing = difference > step;
  return {
    kind: isOver && !isMissing ? undefined : kindOf(weighing, difference),
    received,
    difference,
    naira: isMissing && kobo !== undefined ? priceOf(difference, kobo, paid) : undefined,
  };
}

function kindOf({ tare, before, now, step }: Weighing, difference: number): Amount["kind"] {
  if (difference > step) {
    if (tare !== undefined && now <= tare + TOLERANCE) return "empty";
    return before !== undefined && now <= before + TOLERANCE ? "nothing" : "short";
  }
  if (before === undefined) return "held";
  if (difference >= 0) return difference === 0 ? "right" : "unsure";
  return -difference <= step ? "enough" : "more";
}
