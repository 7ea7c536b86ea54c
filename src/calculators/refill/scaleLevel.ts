import { isTooFull, TOLERANCE } from "./refillCheck";
import type { WeighingState } from "./weighingState";

/** The share of the inside that the gas fills in a full cylinder: a fifth of it stays free. */
export const FULL = 0.8;

/** The least share by which the gas is drawn above the mark, so that it is visible. */
const LEAST_EXCESS = 0.06;

/**
 * The height of the gas in the drawing, as a share of the inside, from the state that also gives the answer, so that
 * the two agree: it is above the mark only if the answer warns, and 0 while figures are missing, contradict each other
 * or are in doubt. Without the empty weight, how full the cylinder is is not known.
 */
export function levelOf({ figures: { size, tare }, check }: WeighingState): number {
  const isOver = isTooFull(check?.fullness);
  const isKnown = tare !== undefined && (check?.contradiction ?? check?.doubt) === undefined;
  if (!size || !check || check.gas <= TOLERANCE || !(isOver || isKnown)) return 0;
  const level = (FULL * check.gas) / size;
  return isOver ? Math.min(1, Math.max(level, FULL + LEAST_EXCESS)) : Math.min(level, FULL);
}
