import { inNairaAndKobo, parseNaira, parsePrice, priceOf, pricePattern } from "../../src/lib/money";

test.each([
  ["15 000", 1_500_000],
  ["₦15,000", 1_500_000],
  ["15000 Naira", 1_500_000],
  ["15000.50", 1_500_050],
  ["1,200.5", 120_050],
  ["1,234,567", 123_456_700],
  ["١٥٬٠٠٠", 1_500_000],
  [".5", 50],
  ["5.", 500],
])("%j is %d kobo", (typed, kobo) => {
  expect(parseNaira(typed)).toBe(kobo);
});

test.each(["15.000", "15,00", "1,5000", "1.2.3", "-3", "1e99", "½", "twelve", "Infinity", "₦"])(
  "%j is not an amount",
  (typed) => expect(parseNaira(typed)).toBeUndefined(),
);

test.each([
  ["₦1,150", [3450, 6900, 14_375, 57_500]],
  ["₦1,099", [3297, 6594, 13_738, 54_950]],
  ["₦1,237.50", [3713, 7425, 15_469, 61_875]],
])("at %s a kilogram", (perKg, naira) => {
  expect(
    [3000, 6000, 12_500, 50_000].map((grams) => priceOf(grams, parseNaira(perKg) ?? 0)),
  ).toEqual(naira);
});

test.each([
  ["15,000.00", "₦15,000.00", 1_500_000],
  ["₦ 134,000.00", "₦134,000.00", 13_400_000],
  ["N15,000", "₦15,000", 1_500_000],
  ["NGN 15,000", "₦15,000", 1_500_000],
  ["#15,000", "₦15,000", 1_500_000],
  ["15000", "₦15,000", 1_500_000],
  ["1500000 naira", "₦1,500,000", 150_000_000],
  ["850", "₦850", 85_000],
  ["from N15000", "From ₦15,000", 1_500_000],
  ["From 15,000.50", "From ₦15,000.50", 1_500_050],
  ["on request", "On request", undefined],
])("the price %s in content is shown as %s", (written, text, kobo) => {
  expect(written).toMatch(pricePattern);
  expect(parsePrice(written)).toEqual({ text, kobo });
  expect(parsePrice(text)).toEqual({ text, kobo });
});

test.each(["TBA", "cheap", "$20", "15,00", "1,5000", "15.000", "from", "15,000 - 20,000"])(
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
