/** The median of several values, and their spread. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, least: at(0), most: at(sorted.length - 1) };
}

/** A median with its spread. */
export const spreadText = ({ median, least, most }: Spread): string =>
  `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
