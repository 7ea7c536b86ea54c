import { ageInDays, dayInWords, isFresh, lastDay } from "../../src/model/freshPrice";

test.each([
  ["2026-11-21", 3, "2026-11-21T12:00:00Z", 0, true],
  ["2026-11-21", 3, "2026-11-20T12:00:00Z", -1, false],
  ["2028-02-27", 3, "2028-03-01T12:00:00Z", 3, true],
  ["2026-11-21", 3, "2026-11-24T23:30:00Z", 4, false],
  ["2026-11-21", 3, "2026-11-24T22:59:00Z", 3, true],
  ["2026-11-21", 0, "2026-11-22T12:00:00Z", 1, false],
])("a price of %s for %d days on %s", (date, days, now, age, isShown) => {
  const moment = Date.parse(now);
  expect(ageInDays(date, moment)).toBe(age);
  expect(isFresh({ date, days }, moment)).toBe(isShown);
});

test("counts the last day across leap years; in words, it has no leading zero", () => {
  const day = lastDay({ date: "2028-02-27", days: 3 });
  expect([day, dayInWords(day)]).toEqual(["2028-03-01", "1 March 2028"]);
});
