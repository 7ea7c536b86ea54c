import { inNairaAndKobo, parseNaira, parsePrice, priceOf, pricePattern } from "../../src/lib/money";

test.each([
  ["16 200", 1_620_000],
  ["₦16,200", 1_620_000],
  ["16200 Naira", 1_620_000],
  ["16200.50", 1_620_050],
  ["1,200.5", 120_050],
  ["1,234,567", 123_456_700],
  ["١٦٬٢٠٠", 1_620_000],
  [".5", 50],
  ["5.", 500],
])("%j is %d kobo", (typed, kobo) => {
  expect(parseNaira(typed)).toBe(kobo);
});

test.each(["16.200", "16,20", "1,5000", "1.2.3", "-3", "1e99", "½", "twelve", "Infinity", "₦"])(
  "%j is not an amount",
  (typed) => expect(parseNaira(typed)).toBeUndefined(),
);

test("a price per kilogram is rounded to whole naira, half up", () => {
  const prices = [2000, 5500, 11_000].map((grams) => priceOf(grams, 123_750));
  expect(prices).toEqual([2475, 6806, 13_613]);
});

test.each([
  ["16,200.00", "₦16,200.00", 1_620_000],
  ["₦ 134,000.00", "₦134,000.00", 13_400_000],
  ["NGN 16,200", "₦16,200", 1_620_000],
  ["#16,200", "₦16,200", 1_620_000],
  ["1620000 naira", "₦1,620,000", 162_000_000],
  ["850", "₦850", 85_000],
  ["from N16200", "From ₦16,200", 1_620_000],
  ["From 16,200.50", "From ₦16,200.50", 1_620_050],
  ["on request", "On request", undefined],
])("the price %s in content is shown as %s", (written, text, kobo) => {
  expect(written).toMatch(pricePattern);
  expect(parsePrice(written)).toEqual({ text, kobo });
  expect(parsePrice(text)).toEqual({ text, kobo });
});

test.each(["TBA", "cheap", "$20", "16,20", "1,5000", "16.200", "from", "16,200 - 20,000"])(
  "%s is not a price",
  (written) => expect(written).not.toMatch(pricePattern),
);

test.each([
  [140_000, "₦1,400"],
  [109_050, "₦1,090.50"],
  [109_005, "₦1,090.05"],
])("%d kobo are %s", (kobo, text) => {
  expect(inNairaAndKobo(kobo)).toBe(text);
});
