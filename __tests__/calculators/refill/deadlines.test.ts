import fc from "fast-check";
import {
  cameAt,
  deadlineRuleIn,
  deadlinesOf,
  isClockPlausible,
  momentInWords,
} from "../../../src/calculators/refill/deadlines";
import { words } from "../../browser/support/words";

const minute = 60_000;
const hour = 60 * minute;
const rule = { report: 2 * hour, return: 24 * hour };
const { moments } = words.refill.short;

/** Friday 27 November 2026, 14:30 in Lagos. */
const now = Date.parse("2026-11-27T13:30:00Z");

test.each([
  ["2 hours", "24 hours", { report: 2 * hour, return: 24 * hour }],
  ["1 Hour", " 30 hours ", { report: hour, return: 30 * hour }],
  ["40 minutes", "24 hours", undefined],
  // Days may be calendar days.
  ["2 hours", "3 days", undefined],
  ["2–3 hours", "24 hours", undefined],
  ["0 hours", "24 hours", undefined],
])("within “%s” and “%s” the deadlines are %j", (damageReport, returnWindow, expected) => {
  expect(deadlineRuleIn({ damageReport, returnWindow })).toEqual(expected);
});

test.each([
  ["today", "14:10", "2026-11-27T13:10:00Z"],
  ["today", "00:00", "2026-11-26T23:00:00Z"],
  ["yesterday", "23:59:30", "2026-11-26T22:59:00Z"],
  ["today", "", undefined],
])("%s at “%s” is %s", (day, time, expected) => {
  const came = cameAt(day, time, now);
  expect(came && new Date(came).toISOString().replace(".000", "")).toBe(expected);
});

test.each([
  [-minute - 1, "future"],
  [-minute, "open"],
  [0, "open"],
  // The last minute counts whole.
  [2 * hour + minute - 1, "open"],
  [2 * hour + minute, "late"],
  [24 * hour + minute - 1, "late"],
  [24 * hour + minute, "over"],
])("%d ms after it came, it is %s", (passed, state) => {
  expect(deadlinesOf(now, rule, now + passed).state).toBe(state);
});

test("a clock before the month of the build is wrong", () => {
  const november2026 = 2026 * 12 + 10;
  expect(isClockPlausible(Date.parse("2026-10-31T23:00:00Z"), november2026)).toBe(true);
  expect(isClockPlausible(Date.parse("2026-10-31T22:59:59Z"), november2026)).toBe(false);
});

test.each([
  ["2026-11-26T23:00:00Z", "12:00 before noon this sun"],
  ["2026-11-27T10:59:00Z", "11:59 before noon this sun"],
  ["2026-11-27T11:00:00Z", "12:00 after noon this sun"],
  ["2026-11-27T15:05:59Z", "4:05 after noon this sun"],
  ["2026-11-26T22:59:00Z", "11:59 after noon last sun"],
  ["2026-11-28T13:10:00Z", "2:10 after noon next sun"],
  ["2026-11-29T13:10:00Z", "2:10 after noon, Sunday 29 November"],
  ["2026-11-25T13:10:00Z", "2:10 after noon, Wednesday 25 November"],
])("%s is called “%s”", (date, expected) => {
  expect(momentInWords(Date.parse(date), moments, now)).toBe(expected);
});

test("a text that is read later names the date", () => {
  expect(momentInWords(now, moments)).toBe("2:30 after noon, Friday 27 November");
});

test("a delivery keeps its time of day, its order of deadlines, and never gets more time as time passes", () => {
  const states = ["future", "open", "late", "over"];
  const dayOf = (moment: number) => Math.floor((moment + hour) / (24 * hour));
  const anyTime = fc.record({ hours: fc.nat(23), minutes: fc.nat(59) });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.constantFrom("today", "yesterday"),
      anyTime,
      fc.integer({ min: 1, max: 72 }),
      fc.integer({ min: 1, max: 72 }),
      fc.nat(4 * 24 * hour),
      (asked, day, { hours, minutes }, report, window, later) => {
        const time = [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
        const came = cameAt(day, time, asked) ?? NaN;
        const atLagos = new Date(came + hour).toISOString().slice(11, 16);
        const own = { report: report * hour, return: (report + window) * hour };
        const [first, second] = [asked, asked + later].map((at) => deadlinesOf(came, own, at));
        expect(atLagos).toBe(time);
        expect(dayOf(asked) - dayOf(came)).toBe(day === "today" ? 0 : 1);
        expect(first && [first.report - came, first.return - came]).toEqual([
          own.report,
          own.return,
        ]);
        expect(states.indexOf(second?.state ?? "")).toBeGreaterThanOrEqual(
          states.indexOf(first?.state ?? ""),
        );
      },
    ),
  );
});
