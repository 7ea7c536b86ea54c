import { formatCount } from "../../src/lib/formatCount";

it("groups no decimals", () => {
  expect(["2.9307", "15000.00", 1234.56789].map(formatCount)).toEqual([
    "2.9307",
    "15,000.00",
    "1,234.56789",
  ]);
});

it.each([0, 20, 999, 1000, 2000, 12_345, 999_999, 10_000_000, 0.125, 12.5, 1234.5, 65_432.125])(
  "writes %s as Intl does",
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString("en-NG"));
  },
);
