import type { Weighing } from "./refillCheck";

/** Weights that cannot all be true, named by what is wrong with them. */
export type Contradiction =
  | "noReference"
  | "lighterThanEmpty"
  | "lighterThanGas"
  | "nothingAdded"
  | "lighterBefore"
  | "paidTooMuch";

/**
 * The first contradiction among the weights; undefined where there is none.
 * @param allowance how far in g two weights may be apart and still count as the same
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
