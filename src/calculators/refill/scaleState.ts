import { isTooFull, TOLERANCE } from "./refillCheck";
import type { WeighingState } from "./weighingState";

/** The share of the inside that the gas fills in a full cylinder: a fifth of it stays free. */
export const FULL = 0.8;

/** The least share by which the gas is drawn above the mark, so that it is visible. */
const LEAST_EXCESS = 0.06;

/** What the drawing of the scale shows besides the figures. */
export interface ScaleState {
  /** The gas to show, in g; undefined if the figures do not prove any. */
  gas?: number;
  /** The height of the gas, as a share of the inside. */
  level: number;
  /** The gas is drawn above the mark, in the colour of danger. */
  isTooFull: boolean;
}

/**
 * What the drawing shows, from the state that also gives the answer, so that the two agree: it is above the
 * mark only if the answer warns, and empty while figures are missing or contradict each other.
 */
export function scaleState({
  figures,
  check,
}: Pick<WeighingState, "figures" | "check">): ScaleState {
  const { size } = figures;
  const isOver = isTooFull(check?.fullness);
  if (!size || !check || check.gas <= TOLERANCE || (check.contradiction && !isOver))
    return { level: 0, isTooFull: false };
  const level = (FULL * check.gas) / size;
  return {
    gas: check.gas,
    level: isOver ? Math.min(1, Math.max(level, FULL + LEAST_EXCESS)) : Math.min(level, FULL),
    isTooFull: isOver,
  };
}
