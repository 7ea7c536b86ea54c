import type { Visit } from "./visit";

/** The median of several values, and their spread. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, least: at(0), most: at(sorted.length - 1) };
}

/** A median with its spread; a dash if there are no values. */
export const spreadText = ({ median, least, most }: Spread): string =>
  Number.isNaN(median) ? "–" : `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;

const figures = ["requests", "bytes", "fcp", "lcp", "tbt", "cls", "inp", "longest"] as const;

/** The combined results of several visits of one page. */
export type Summary = Record<(typeof figures)[number], Spread> & {
  bytesByKind: Record<string, number>;
};

/** Medians and spreads of all visits; the kinds of bytes are those of the first. */
export function summaryOf(visits: readonly Visit[]): Summary {
  const spreads = figures.map((figure) => {
    const values = visits.map((visit) => visit[figure]).filter((value) => value !== undefined);
    return [figure, spreadOf(values)];
  });
  return { ...Object.fromEntries(spreads), bytesByKind: visits[0]?.bytesByKind ?? {} } as Summary;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** One line of the report. */
export function lineOf(name: string, { bytesByKind, ...summary }: Summary): string {
  const { requests, bytes, fcp, lcp, tbt, cls, inp, longest } = summary;
  const kinds = Object.entries(bytesByKind).map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  return [
    name.padEnd(26),
    String(requests.median).padStart(3),
    kilobytes(bytes.median).padStart(7),
    spreadText(fcp).padStart(18),
    spreadText(lcp).padStart(18),
    spreadText(tbt).padStart(16),
    cls.median.toFixed(3).padStart(7),
    spreadText(inp).padStart(16),
    spreadText(longest).padStart(16),
    `  ${kinds.join(", ")}`,
  ].join(" ");
}

/**
 * The cost of a page as a multiple of its baseline, by medians; figures that the baseline lacks are
 * left out.
 */
export function ratioLine(page: Summary, baseline: Summary): string {
  const ratios = (["bytes", "fcp", "lcp", "tbt"] as const).flatMap((figure) => {
    const ratio = page[figure].median / baseline[figure].median;
    return Number.isFinite(ratio) ? [`${figure} ${ratio.toFixed(3)}`] : [];
  });
  return `  ÷ baseline: ${ratios.join(", ")}`;
}

/** A legend for the columns. */
export const heading =
  "page                       req      kB             FCP ms             LCP ms           TBT ms     CLS           INP ms  long. task ms   kB by kind";
