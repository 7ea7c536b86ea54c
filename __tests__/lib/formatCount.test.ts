import { formatCount } from "../../src/lib/formatCount";

it("groups no decimals", () => {
  expect(["2.9307", "16200.00", 1234.56789].map(formatCount)).toEqual([
    "2.9307",
    "16,200.00",
    "1,234.56789",
  ]);
});

it.each([0, 21, 999, 1000, 2100, 12_345, 999_999, 10_000_000, 0.125, 12.5, 1234.5, 65_432.125])(
  "writes %s as Intl does",
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString("en-NG"));
  },
);
