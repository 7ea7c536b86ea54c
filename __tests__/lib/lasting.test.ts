import fc from "fast-check";
import { FLAMES, lasting, type Use } from "../../src/lib/lasting";

const { medium, high } = FLAMES;

/** From kg, kW and hours. */
const use = (kilograms: number, burners: number, watts: number, hours: number): Use => ({
  grams: kilograms * 1000,
  burners,
  watts,
  milliHours: hours * 1000,
});

test.each([
  ["a family", use(12.5, 1, medium, 2), [46, 49], [91, 97], 46],
  ["a small cylinder", use(3, 1, high, 1), [13, 14], [13, 14], 11],
  ["two burners", use(6, 2, medium, 1.5), [15, 16], [22, 23], 22],
  ["a caterer", use(50, 2, 10_000, 3), [11, 11], [32, 34], undefined],
  ["a partly used cylinder", use(2.4, 1, high, 4), [3, 3], [10, 11], 9],
  ["less than a day", use(1, 4, high, 2), [1, 1], [1.1, 1.1], 4],
  ["two ends that round to the same number", use(3.5, 1, 2000, 8), [3, 3], [22, 24], 13],
  ["a half, which is rounded up", use(1.25, 1, 2000, 1), [8, 9], [8, 8.5], 5],
])("%s", (_, used, [fewest, most], [least, longest], householdDays) => {
  const { days, hours, ...rest } = lasting(used);
  expect(days).toEqual({ low: fewest, high: most });
  expect(hours).toEqual({ low: least, high: longest });
  expect(rest.householdDays).toBe(householdDays);
});

test("the exact days have one decimal", () => {
  expect(lasting(use(12.5, 1, medium, 2)).exactDays).toEqual({ low: 45.7, high: 48.6 });
});

test.each([
  ["lessThanADay", use(1, 4, high, 2)],
  ["days", use(1.91, 4, high, 2.1)],
  ["days", use(12.5, 1, medium, 2)],
  ["days", use(136.71, 1, medium, 1)],
  ["tooLong", use(500, 1, 300, 0.1)],
])("the kind %s", (kind, used) => {
  expect(lasting(used).kind).toBe(kind);
});

test.each([
  ["medium", 1, ["22–23", "44–47", "91–97", "366–389"]],
  ["medium", 2, ["11–12", "22–23", "46–49", "183–194"]],
  ["medium", 3, ["7–8", "15–16", "30–32", "122–130"]],
  ["high", 1, ["13–14", "26–27", "53–57", "213–227"]],
  ["high", 2, ["6–7", "13–14", "27–28", "107–113"]],
] as const)("the days of four sizes on %s flame, %d hours a day", (flame, hours, expected) => {
  const days = [3, 6, 12.5, 50].map((size) => lasting(use(size, 1, FLAMES[flame], hours)).days);
  expect(days.map(({ low, high: most }) => `${low}–${most}`)).toEqual(expected);
});

const anyUse = fc.record({
  grams: fc.integer({ min: 100, max: 250_000 }),
  burners: fc.integer({ min: 1, max: 3 }),
  watts: fc.integer({ min: 300, max: 30_000 }),
  milliHours: fc.integer({ min: 100, max: 12_000 }),
});

test("twice the gas lasts as long as half the burners, the power or the hours", () => {
  fc.assert(
    fc.property(anyUse, (used) => {
      const { days } = lasting(used);
      for (const part of ["burners", "watts", "milliHours"] as const) {
        const twice = { ...used, grams: 2 * used.grams, [part]: 2 * used[part] };
        expect(lasting(twice).days).toEqual(days);
      }
    }),
  );
});

test("more gas never lasts for less time, and more cooking never for more", () => {
  fc.assert(
    fc.property(anyUse, (used) => {
      const { days } = lasting(used);
      expect(lasting({ ...used, grams: used.grams + 1 }).days.low).toBeGreaterThanOrEqual(days.low);
      for (const part of ["burners", "watts", "milliHours"] as const) {
        const more = lasting({ ...used, [part]: used[part] + 1 });
        expect(more.days.high).toBeLessThanOrEqual(days.high);
      }
    }),
  );
});

test("the higher end is 1.0625 times the lower one before both are rounded", () => {
  fc.assert(
    fc.property(anyUse, (used) => {
      const { exactDays } = lasting(used);
      expect(Math.abs(exactDays.high - exactDays.low * 1.0625)).toBeLessThanOrEqual(0.11);
    }),
  );
});
