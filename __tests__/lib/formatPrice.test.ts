import { formatPrice } from "../../src/lib/formatPrice";

it.each([
  ["9,450.00", "₦9,450.00"],
  ["₦850", "₦850"],
  ["₦ 1,234.50", "₦1,234.50"],
])("shows %s with exactly one sign", (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});
