import type { Weighing } from "./refillCheck";

/** Combinations of weights that cannot all be true. */
export type Contradiction =
  | "noReference"
  | "lighterThanEmpty"
  | "lighterThanGas"
  | "nothingAdded"
  | "lighterBefore"
  | "paidTooMuch";

/**
 * The first contradiction among the weights; undefined if there is none.
 * @param allowance the tolerance in g within which two weights count as equal
 */
export function contradictionOf(
  { size, tare, before, now, paid }: Weighing,
  allowance: number,
): Contradiction | undefined {
  if (tare === undefined && before === undefined) return "noReference";
  if (tare !== undefined && now <= tare) return "lighterThanEmpty";
  if (tare === undefined && now <= paid) return "lighterThanGas";
  if (before !== undefined && now <= before) return "nothingAdded";
  if (tare !== undefined && before !== undefined && before < tare - allowance)
    return "lighterBefore";
  return paid > size + allowance ? "paidTooMuch" : undefined;
}
