import { formatPrice } from "../../src/lib/formatPrice";

it.each([
  ["15,000.00", "₦15,000.00"],
  ["₦24,600.00", "₦24,600.00"],
  ["₦ 37,300.00", "₦37,300.00"],
])("shows %s with exactly one sign", (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});
