import { formatCount } from "../../src/lib/formatCount";

it.each([0, 20, 999, 1000, 2000, 12_345, 999_999, 10_000_000])(
  "writes %i as Intl does",
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString("en-NG"));
  },
);
