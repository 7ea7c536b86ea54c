import { contradictionOf, type Contradiction } from "./refillContradiction";
import { roundedQuotient } from "./roundedQuotient";

/** The scale's and the receipt's data for one cylinder; weights in g. */
export interface Weighing {
  /** The size marked on the cylinder. */
  size: number;
  /** The stamped empty weight; this or `before` is required. */
  tare?: number;
  before?: number;
  now: number;
  paid: number;
  /** The amount paid for the gas, in kobo. */
  kobo?: number;
  /** The scale's resolution. */
  step: number;
}

/** The result of a weighing; weights in g. */
export interface RefillResult {
  kind: "right" | "unsure" | "short" | "more";
  received: number;
  /** The missing weight; negative if there is more than was paid for. */
  difference: number;
  /** The total weight of gas inside, if the empty weight is known. */
  inside?: number;
  /** The cylinder contains more than it is designed for, or more than is physically possible. */
  tooFull?: "likely" | "impossible";
  /** The cost of the missing gas, in whole naira. */
  naira?: number;
}

/** Two readings together are off by up to one step of the scale; a stamped weight is rounded to 0.1 kg. */
const LEAST_ALLOWANCE = 100;

/** The tolerance in g within which two weights count as equal. */
const allowanceOf = (step: number) => Math.max(step, LEAST_ALLOWANCE);

/** A scale with at least this resolution in g is too coarse to show small differences. */
export const COARSE_STEP = 500;

/** Whether the cylinder contains the gas that was paid for, and whether it is overfilled. */
export function refillCheck(weighing: Weighing): RefillResult | { contradiction: Contradiction } {
  const { size, tare, before, now, paid, kobo, step } = weighing;
  const allowance = allowanceOf(step);
  const contradiction = contradictionOf(weighing, allowance);
  if (contradiction) return { contradiction };

  const inside = tare === undefined ? undefined : now - tare;
  const received = before === undefined ? now - (tare ?? 0) : now - before;
  const difference = paid - received;
  const kind = kindOf(difference, allowance);
  const worth = kobo !== undefined && roundedQuotient(difference * kobo, paid * 100);
  return {
    kind,
    received,
    difference,
    inside,
    tooFull: inside === undefined ? undefined : tooFullOf(inside, size, allowance),
    naira: kind === "short" && worth !== false ? worth : undefined,
  };
}

function kindOf(difference: number, allowance: number): RefillResult["kind"] {
  if (difference > allowance) return "short";
  if (difference < -allowance) return "more";
  return difference === 0 ? "right" : "unsure";
}

/**
 * A full cylinder keeps a fifth of its volume free; at 1.25 times its size there would be no free volume.
 */
function tooFullOf(inside: number, size: number, allowance: number): RefillResult["tooFull"] {
  if (inside <= size + allowance) return undefined;
  return 4 * inside > 5 * size ? "impossible" : "likely";
}
