import fc from "fast-check";
import { isBlank, parseMeasure, shorten } from "../../src/lib/typed";

test.each([
  ["12,5", 12_500],
  ["1,5000", 1500],
  ["12.5KG", 12_500],
  ["١٢٫٥", 12_500],
  ["۱۲٫۵", 12_500],
  ["１２．５", 12_500],
  ["  6\u00a0", 6000],
  [".5", 500],
  ["5.", 5000],
  ["0.0005", 1],
  ["0.0004", 0],
  ["½", 500],
  ["2½", 2500],
  ["12 ¼ kg", 12_250],
  ["\u202a27.5\u202c", 27_500],
  ["27\u200b.5", 27_500],
])("%j is %d thousandths", (typed, thousandths) => {
  expect(parseMeasure(typed)).toBe(thousandths);
});

test.each([
  ["1.75 kW", "kW", 1750],
  ["2 hours", "hours", 2000],
  ["2h", "hours", 2000],
  ["½ hour", "hours", 500],
  ["2:30", "hours", 2500],
  ["2h30", "hours", 2500],
  ["2 hours 45 minutes", "hours", 2750],
  ["90 min", "hours", 1500],
  ["10m", "hours", 167],
  ["2:60", "hours", undefined],
  ["2:3", "hours", undefined],
  ["90 min", "kg", undefined],
  ["1,750 W", "kW", 1750],
  ["800 watts ", "kW", 800],
  ["12.5 kg", "kW", undefined],
] as const)("%j in %s is %j thousandths", (typed, unit, thousandths) => {
  expect(parseMeasure(typed, unit)).toBe(thousandths);
});

test.each(["1,200.5", "15 000", "-3", "1e99", "1½½", "½2", "0x10", ".", "kg", "12 bags", ""])(
  "%j is not a number",
  (typed) => expect(parseMeasure(typed)).toBeUndefined(),
);

test("the input is repeated in one short line", () => {
  expect(shorten(" a\n b ")).toBe("a b");
  expect(shorten("x".repeat(24))).toBe("x".repeat(24));
  expect([...shorten("👍".repeat(100))]).toHaveLength(25);
});

test("only spaces count as blank", () => {
  expect([" \u00a0\t", "", "0"].map(isBlank)).toEqual([true, true, false]);
});

test("parses every weight in whole grams exactly", () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.constantFrom(".", ","), (grams, mark) => {
      expect(parseMeasure(String(grams / 1000).replace(".", mark))).toBe(grams);
    }),
  );
});
