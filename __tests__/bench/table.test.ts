import { lineOf, ratioLine, summaryOf } from "../../bench/pages/table";

const visit = {
  requests: 7,
  bytes: 60_000,
  bytesByKind: { document: 12_000 },
  fcp: 700,
  lcp: 900,
  tbt: 40,
  cls: 0,
};

it("excludes visits without a figure from the median", () => {
  const { inp, lcp } = summaryOf([visit, { ...visit, lcp: 1100, inp: 80 }]);
  expect(inp).toEqual({ median: 80, least: 80, most: 80 });
  expect(lcp.median).toBe(1000);
});

it("writes a dash if no visit has the figure", () => {
  const line = lineOf("/", summaryOf([visit]));
  expect(line).toMatch(
    /^\/ +7 +60\.0 +700 \(700–700\) +900 \(900–900\) +40 \(40–40\) +0\.000 +– +– +document 12\.0$/,
  );
});

it("compares a page with its baseline, where both were measured", () => {
  const page = summaryOf([{ ...visit, bytes: 61_200 }]);
  const baseline = summaryOf([{ ...visit, lcp: 1000, tbt: 0 }]);
  expect(ratioLine(page, baseline)).toBe("  ÷ baseline: bytes 1.020, fcp 1.000, lcp 0.900");
});
