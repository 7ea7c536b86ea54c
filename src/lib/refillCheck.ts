import { contradictionOf, type Contradiction } from "./refillContradiction";
import { roundedQuotient } from "./roundedQuotient";

/** What a scale and a receipt say of one cylinder; weights in g. */
export interface Weighing {
  /** The size marked on the cylinder. */
  size: number;
  /** The empty weight stamped on it; one of this and `before` is needed. */
  tare?: number;
  before?: number;
  now: number;
  paid: number;
  /** What was paid for the gas, in kobo. */
  kobo?: number;
  /** The smallest step of the scale. */
  step: number;
}

/** What a weighing tells; weights in g. */
export interface RefillResult {
  kind: "right" | "unsure" | "short" | "more";
  received: number;
  /** What is missing; below 0 where there is more than was paid for. */
  difference: number;
  /** All gas inside, where the empty weight is known. */
  inside?: number;
  /** The cylinder holds more than it is made for, or than could ever be in it. */
  tooFull?: "likely" | "impossible";
  /** What the missing gas cost, in whole naira. */
  naira?: number;
}

/** Two readings are together one step of the scale off; a stamped weight is rounded to 0.1 kg. */
const LEAST_ALLOWANCE = 100;

/** How far in g two weights may be apart and still count as the same. */
const allowanceOf = (step: number) => Math.max(step, LEAST_ALLOWANCE);

/** A scale of such steps in g is too coarse to tell small differences. */
export const COARSE_STEP = 500;

/** Whether the gas that was paid for is in the cylinder, and whether too much of it is. */
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

/** A fifth of the space stays free when a cylinder is full; 1.25 times its size leaves none. */
function tooFullOf(inside: number, size: number, allowance: number): RefillResult["tooFull"] {
  if (inside <= size + allowance) return undefined;
  return 4 * inside > 5 * size ? "impossible" : "likely";
}
