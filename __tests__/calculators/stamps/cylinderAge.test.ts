import fc from "fast-check";
import {
  cylinderAge,
  isTestedTooEarly,
  retestYears,
  type CylinderDates,
  type StampRule,
} from "../../../src/calculators/stamps/cylinderAge";
import {
  monthsOf,
  parseStampDate,
  type StampDate,
} from "../../../src/calculators/stamps/stampDate";
import { ruleIn } from "../../../src/calculators/stamps/stampsState";

const today = { year: 2026, month: 11 };
const rule = { life: 15, retest: 5 };

const read = (typed: string) => {
  const date = parseStampDate(typed, today);
  if ("fault" in date) throw new Error(date.fault);
  return date;
};

const age = (made: string, tested?: string) =>
  cylinderAge({ made: read(made), tested: tested ? read(tested) : undefined }, rule, today);

test.each<[string, string | undefined, Partial<ReturnType<typeof cylinderAge>>]>([
  ["2019", "2024", { state: "inDate", due: { year: 2029 }, end: { year: 2034 }, isSoon: false }],
  ["2021", undefined, { state: "retest", due: { year: 2026 }, isThisYear: true }],
  ["11/2021", undefined, { state: "retest", due: { year: 2026, month: 11 }, isSoon: false }],
  ["12/2021", undefined, { state: "inDate", due: { year: 2026, month: 12 }, isSoon: true }],
  ["05/2022", undefined, { state: "inDate", isSoon: true }],
  ["06/2022", undefined, { state: "inDate", isSoon: false }],
  ["2011", "2021", { state: "stop", end: { year: 2026 }, isThisYear: true }],
  ["12/2011", undefined, { state: "retest", isNearlyOver: true, isSoon: false }],
  ["12/2011", "12/2021", { state: "last", end: { year: 2026, month: 12 }, isSoon: true }],
  ["2005", "2023", { state: "stop", end: { year: 2020 }, isTestedLate: true }],
  // In the last month of its life, not after it.
  ["06/2005", "06/2020", { state: "stop", isTestedLate: false }],
  ["03/2016", "10/2021", { state: "retest", due: { year: 2026, month: 3 }, isNearlyOver: false }],
  ["2015", "2022", { state: "retest", due: { year: 2025 } }],
  ["2019", "2023", { state: "retest", due: { year: 2024 } }],
  ["11/2016", "03/2021", { state: "retest", due: { year: 2026, month: 3 } }],
  // Re-tested a month early: in five years it is due a month early.
  ["12/2016", "11/2021", { state: "retest", due: { year: 2026, month: 11 } }],
  ["11/2019", "03/2024", { state: "inDate", due: { year: 2029, month: 3 } }],
])("made in %s, tested in %s", (made, tested, expected) => {
  expect(age(made, tested)).toMatchObject(expected);
});

const anyMonth = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined });
const anyDates = fc
  .record({
    made: fc.record({ year: fc.integer({ min: 1990, max: 2040 }), month: anyMonth }),
    tested: fc.option(fc.record({ years: fc.nat(25), month: anyMonth }), { nil: undefined }),
  })
  .map(({ made, tested }) => ({
    made,
    tested: tested && { year: made.year + tested.years, month: tested.month },
  }))
  .filter((dates) => !isTestedTooEarly(dates));
const anyRule = fc.constantFrom(rule, { life: 24, retest: 8 }, { life: 15, retest: 7 });
const anyDay = fc.record({
  year: fc.integer({ min: 1990, max: 2070 }),
  month: fc.integer({ min: 1, max: 12 }),
});

type Law = (dates: CylinderDates, someRule: StampRule, now: StampDate) => void;

const laws: Record<string, Law> = {
  "no re-test moves the end, and no date is after it": (dates, someRule, now) => {
    const { end, due } = cylinderAge(dates, someRule, now);
    expect(end).toEqual({ ...dates.made, year: dates.made.year + someRule.life });
    expect(monthsOf(due)).toBeLessThanOrEqual(monthsOf(end));
  },
  "a re-test is due in a year that the table shows, and at most one period after the last": (
    dates,
    someRule,
    now,
  ) => {
    const { due, end } = cylinderAge(dates, someRule, now);
    expect([...retestYears(dates.made.year, someRule), end.year]).toContain(due.year);
    const { year, month } = dates.tested ?? dates.made;
    const expiry = { year: year + someRule.retest, month };
    expect(monthsOf(due)).toBeLessThanOrEqual(monthsOf(expiry));
  },
  "a cylinder is in date before its re-test and before its end, and for the last time if no re-test is due before the last year":
    (dates, someRule, now) => {
      const { state, isInDate, due, end } = cylinderAge(dates, someRule, now);
      expect(isInDate).toBe(monthsOf(now) < Math.min(monthsOf(due), monthsOf(end)));
      expect(state === "stop").toBe(monthsOf(now) >= monthsOf(end));
      expect(state === "last").toBe(isInDate && monthsOf(end) - monthsOf(due) <= 12);
    },
  "a missing month never gives a later date than any month would": (
    { made, tested },
    someRule,
    now,
  ) => {
    const exact = cylinderAge({ made, tested }, someRule, now);
    const noMonths = [
      { made: { year: made.year }, tested },
      { made, tested: tested && { year: tested.year } },
    ];
    for (const dates of noMonths) {
      const vague = cylinderAge(dates, someRule, now);
      expect(monthsOf(vague.end)).toBeLessThanOrEqual(monthsOf(exact.end));
      expect(monthsOf(vague.due)).toBeLessThanOrEqual(monthsOf(exact.due));
    }
  },
};

test.each(Object.entries(laws))("for all dates: %s", (_, law) => {
  const { counterexample } = fc.check(fc.property(anyDates, anyRule, anyDay, law));
  expect(counterexample).toBeNull();
});

test("a late re-test never gives a later date than one in the year in which it was due", () => {
  fc.assert(
    fc.property(anyDates, fc.integer({ min: 1, max: 4 }), anyDay, ({ made }, late, now) => {
      const due = { year: made.year + rule.retest, month: 12 };
      const onTime = cylinderAge({ made, tested: due }, rule, now);
      const tested = { year: due.year + late, month: 12 };
      expect(cylinderAge({ made, tested }, rule, now).due).toEqual(onTime.due);
    }),
  );
});

test("a promised figure is used if it is a number of years", () => {
  const ruleOf = (figure: string) => ruleIn({ cylinderLife: "15 years", cylinderRetest: figure });
  expect(ruleOf("1 year")).toEqual({ life: 15, retest: 1 });
  for (const figure of ["ten years", "5", "3 days"]) expect(ruleOf(figure)).toBeUndefined();
});
