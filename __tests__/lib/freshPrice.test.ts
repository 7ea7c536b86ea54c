import { ageInDays, isFresh, lastDay, priceOf } from "../../src/lib/freshPrice";

test.each([
  [115_000, [3450, 6900, 14_375, 57_500]],
  [109_900, [3297, 6594, 13_738, 54_950]],
  [123_750, [3713, 7425, 15_469, 61_875]],
])("at %d kobo a kilogram", (kobo, naira) => {
  expect([3000, 6000, 12_500, 50_000].map((grams) => priceOf(grams, kobo))).toEqual(naira);
});

test.each([
  ["2026-11-21", 3, "2026-11-21T12:00:00Z", 0, true],
  ["2026-11-21", 3, "2026-11-24T12:00:00Z", 3, true],
  ["2026-11-21", 3, "2026-11-25T12:00:00Z", 4, false],
  ["2026-11-21", 3, "2026-11-20T12:00:00Z", -1, false],
  ["2026-02-27", 3, "2026-03-02T12:00:00Z", 3, true],
  ["2028-02-27", 3, "2028-03-01T12:00:00Z", 3, true],
  ["2026-12-30", 3, "2027-01-03T12:00:00Z", 4, false],
  ["2026-11-21", 3, "2026-11-24T23:30:00Z", 4, false],
  ["2026-11-21", 3, "2026-11-24T22:59:00Z", 3, true],
  ["2026-11-21", 0, "2026-11-22T12:00:00Z", 1, false],
])("a price of %s for %d days on %s", (date, days, now, age, isShown) => {
  const moment = Date.parse(now);
  expect(ageInDays(date, moment)).toBe(age);
  expect(isFresh({ date, days }, moment)).toBe(isShown);
});

test("the last day is counted over months and leap years", () => {
  expect(lastDay({ date: "2028-02-27", days: 3 })).toBe("2028-03-01");
});
