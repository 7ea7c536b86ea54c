import { plainPrice, pricePattern } from "../../../src/model/forms/price";

it.each([
  ["15,000.00", "₦15,000.00"],
  ["₦ 134,000.00", "₦134,000.00"],
  ["N15,000", "₦15,000"],
  ["NGN 15,000", "₦15,000"],
  ["#15,000", "₦15,000"],
  ["15000", "₦15,000"],
  ["1500000 naira", "₦1,500,000"],
  ["850", "₦850"],
  ["from N15000", "From ₦15,000"],
  ["From 15,000.50", "From ₦15,000.50"],
  ["on request", "On request"],
  ["₦ 1,234.50", "₦1,234.50"],
])("reads %s as %s", (written, shown) => {
  expect(written).toMatch(pricePattern);
  expect(plainPrice(written)).toBe(shown);
  expect(plainPrice(shown)).toBe(shown);
});

it.each(["TBA", "cheap", "$20", "15,00", "1,5000", "15.000", "from", "15,000 - 20,000"])(
  "does not read %s as a price",
  (written) => expect(written).not.toMatch(pricePattern),
);
