import { checkMeasure, shorten } from "../../src/lib/typed";
import { sizesOf, usualSize } from "../../src/calculators/form/sizesOf";

test.each([
  ["", {}],
  [" ", {}],
  ["2", { value: 2000 }],
  ["two", { fault: "number" }],
  ["0", { fault: "low" }],
  ["0.099", { fault: "low" }],
  ["0.1", { value: 100 }],
  ["24", { value: 24_000 }],
  ["24.001", { fault: "high" }],
  ["1".repeat(400), { fault: "high" }],
])("hours typed as %j", (typed, expected) => {
  expect(checkMeasure(typed, 100, 24_000)).toEqual(expected);
});

test("the input is repeated in one short line", () => {
  expect(shorten(" a\n b ")).toBe("a b");
  expect(shorten("x".repeat(24))).toBe("x".repeat(24));
  expect([...shorten("👍".repeat(100))]).toHaveLength(25);
});

test("sizes are the weights of the products, without duplicates, the lightest first", () => {
  const products = [50, 12.5, null, 12.5].map((kilograms) => ({ kilograms }));
  expect(sizesOf(products)).toEqual([12_500, 50_000]);
});

test("the usual size is selected if there is one", () => {
  expect([usualSize([3000, 12_500]), usualSize([11_000, 88_000]), usualSize([])]).toEqual([
    12_500,
    11_000,
    undefined,
  ]);
});
