import fc from "fast-check";
import { cylinderAge, isTestedTooEarly, type CylinderAge } from "../../src/lib/cylinderAge";
import { monthsOf, parseStampDate, type StampDate } from "../../src/lib/stampDate";

const today = { year: 2026, month: 11 };
const rule = { life: 15, retest: 5 };

const read = (typed: string) => {
  const date = parseStampDate(typed, today);
  if ("fault" in date) throw new Error(date.fault);
  return date;
};

const age = (made: string, tested?: string, now: StampDate = today) =>
  cylinderAge({ made: read(made), tested: tested ? read(tested) : undefined, ...rule }, now);

test.each<[string, string | undefined, Partial<CylinderAge>]>([
  ["2019", "2024", { state: "inDate", due: { year: 2029 }, end: { year: 2034 }, isSoon: false }],
  ["2019", undefined, { state: "retest", due: { year: 2024 }, isThisYear: false }],
  ["2021", undefined, { state: "retest", due: { year: 2026 }, isThisYear: true }],
  ["12/2021", undefined, { state: "inDate", due: { year: 2026, month: 12 }, isSoon: true }],
  ["06/2012", "08/2022", { state: "last", stop: { year: 2027, month: 6 }, isSoon: false }],
  ["11/2013", "2023", { state: "last", stop: { year: 2028 }, end: { year: 2028, month: 11 } }],
  ["2011", "2021", { state: "stop", end: { year: 2026 }, isThisYear: true }],
  ["11/2011", undefined, { state: "stop", isThisYear: false }],
  ["12/2011", undefined, { state: "retest", isNearlyOver: true, isSoon: false }],
  ["12/2011", "12/2021", { state: "last", stop: { year: 2026, month: 12 }, isSoon: true }],
  ["2005", "2023", { state: "stop", end: { year: 2020 }, isTestedLate: true }],
  ["98", undefined, { state: "stop", end: { year: 2013 } }],
  ["03/2016", "10/2021", { state: "retest", due: { year: 2026, month: 10 }, isNearlyOver: false }],
])("made in %s, tested in %s", (made, tested, expected) => {
  expect(age(made, tested)).toMatchObject(expected);
});

test("a state changes on the first day of its month", () => {
  expect(age("12/2021").state).toBe("inDate");
  expect(age("12/2021", undefined, { year: 2026, month: 12 }).state).toBe("retest");
});

test.each([
  ["2019", { year: 2019 }],
  ["19", { year: 2019 }],
  ["06/2019", { year: 2019, month: 6 }],
  ["6-19", { year: 2019, month: 6 }],
  ["06.2019", { year: 2019, month: 6 }],
  ["06 2019", { year: 2019, month: 6 }],
  ["2019-06", { year: 2019, month: 6 }],
  ["15-12", { year: 2015, month: 12 }],
  ["12-15", { year: 2015, month: 12 }],
  ["٢٠١٩", { year: 2019 }],
])("%j is a valid date", (typed, date) => {
  expect(parseStampDate(typed, today)).toEqual(date);
});

test.each([
  ["C-27", "letter"],
  ["A26", "letter"],
  ["D 29", "letter"],
  ["E-27", "notADate"],
  ["13/13", "notADate"],
  ["201", "notADate"],
  ["7", "notADate"],
  ["June", "notADate"],
  ["00/2019", "notADate"],
  ["1.2.3", "notADate"],
  ["1875", "tooOld"],
  ["0019", "tooOld"],
  ["2031", "future"],
  ["12/2026", "future"],
])("%j is invalid: %s", (typed, fault) => {
  expect(parseStampDate(typed, today)).toEqual({ fault });
});

test("a re-test must be after the manufacture, compared by month only if both have one", () => {
  const isEarly = (made: string, tested: string) =>
    isTestedTooEarly({ made: read(made), tested: read(tested) });
  expect(isEarly("2019", "2015")).toBe(true);
  expect(isEarly("06/2019", "2019")).toBe(false);
  expect(isEarly("06/2019", "05/2019")).toBe(true);
});

const anyDate = fc.record({
  year: fc.integer({ min: 1990, max: 2040 }),
  month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
});
const anyDay = anyDate.map(({ year, month = 1 }) => ({ year, month }));
const anyTest = fc.option(anyDate, { nil: undefined });

test("no re-test moves the end date", () => {
  fc.assert(
    fc.property(anyDate, anyTest, anyDay, (made, tested, now) => {
      const { end } = cylinderAge({ made, tested, ...rule }, now);
      expect(end).toEqual(cylinderAge({ made, ...rule }, now).end);
    }),
  );
});

test("an expired cylinder stays expired on every later day", () => {
  fc.assert(
    fc.property(anyDate, anyTest, anyDay, anyDay, (made, tested, now, later) => {
      const { state } = cylinderAge({ made, tested, ...rule }, now);
      fc.pre(monthsOf(later) >= monthsOf(now) && state === "stop");
      expect(cylinderAge({ made, tested, ...rule }, later).state).toBe("stop");
    }),
  );
});

test("a missing month never gives a later date than any month would", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 12 }), anyDay, (made, month, now) => {
      const vague = cylinderAge({ made: { year: made.year }, ...rule }, now);
      const exact = cylinderAge({ made: { year: made.year, month }, ...rule }, now);
      expect(monthsOf(vague.end)).toBeLessThanOrEqual(monthsOf(exact.end));
      expect(monthsOf(vague.due)).toBeLessThanOrEqual(monthsOf(exact.due));
    }),
  );
});
