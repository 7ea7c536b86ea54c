import fc from "fast-check";
import { isDeepStrictEqual as isEqual } from "node:util";
import { lasting, type Use } from "../../../src/calculators/lasting/lasting";

/** Any figures that the form accepts, many of them close to the limit of the power. */
const anyUse: fc.Arbitrary<Use> = fc
  .record({
    grams: fc.integer({ min: 100, max: 500_000 }),
    burners: fc.integer({ min: 1, max: 6 }),
    watts: fc.integer({ min: 300, max: 60_000 }),
    milliHours: fc.integer({ min: 100, max: 24_000 }),
    isNearLimit: fc.boolean(),
    off: fc.integer({ min: -50, max: 50 }),
  })
  .map(({ isNearLimit, off, ...use }) => {
    const least = Math.round((use.burners * use.watts) / 1.2) + off;
    return { ...use, grams: isNearLimit ? Math.max(100, least) : use.grams };
  });

/** Unrounded days, in decimals. */
const daysOf = ({ grams, burners, watts, milliHours }: Use, kilowattHours: number) =>
  (grams * kilowattHours) / (burners * (watts / 1000) * milliHours);

const kilowatts = ({ burners, watts }: Use) => (burners * watts) / 1000;

const parts = ["burners", "watts", "milliHours"] as const;

/** The difference of decimals that are equal. */
const tiny = 1e-6;

const laws = {
  "the lower end never promises more than 12.8 kWh per kg give": fc.property(anyUse, (use) => {
    const { low } = lasting(use).days;
    const exact = daysOf(use, 12.8) * (1 + tiny);
    return low <= exact && exact < low + 1 + exact * tiny * 2;
  }),
  "the higher end is at most half a day from what 13.6 kWh per kg give": fc.property(
    anyUse,
    (use) => {
      const exact = daysOf(use, 13.6);
      return Math.abs(lasting(use).days.high - exact) <= 0.5 + exact * tiny;
    },
  ),
  "with one hour of cooking a day, it lasts as many days as hours": fc.property(anyUse, (use) => {
    const { days, hours } = lasting({ ...use, milliHours: 1000 });
    return days.low < 10 || isEqual(days, hours);
  }),
  "hours without a break never promise more than 12.8 kWh per kg give": fc.property(
    anyUse,
    (use) => {
      const exact = daysOf({ ...use, milliHours: 1000 }, 12.8) * (1 + tiny);
      const { low } = lasting(use).hours;
      return low <= exact && exact < low + 1 + exact * tiny * 2;
    },
  ),
  "twice the gas lasts twice as long, but for the rounding": fc.property(anyUse, (use) => {
    const one = lasting(use).days;
    const two = lasting({ ...use, grams: 2 * use.grams }).days;
    return [0, 1].includes(two.low - 2 * one.low) && Math.abs(two.high - 2 * one.high) <= 1;
  }),
  "twice the gas lasts as long with twice the burners, the power or the hours": fc.property(
    anyUse,
    fc.constantFrom(...parts),
    (use, part) => {
      const twice = { ...use, grams: 2 * use.grams, [part]: 2 * use[part] };
      return isEqual(lasting(twice).days, lasting(use).days);
    },
  ),
  "more gas never lasts for less time, and more cooking never for more": fc.property(
    anyUse,
    fc.constantFrom(...parts),
    (use, part) => {
      const { low, high } = lasting(use).days;
      const more = lasting({ ...use, [part]: use[part] + 1 }).days;
      return lasting({ ...use, grams: use.grams + 1 }).days.low >= low && more.high <= high;
    },
  ),
  "an answer in days is at least one day and at most a thousand": fc.property(anyUse, (use) => {
    const { kind, days } = lasting(use);
    return (kind === "days") === (days.low >= 1 && days.low <= 1000) && days.low <= days.high;
  }),
  "a draw above 1.2 kW per kg and one high flame is too much, and no other": fc.property(
    anyUse,
    (use) => {
      const limit = Math.max(3, (use.grams / 1000) * 1.2);
      const isClose = Math.abs(kilowatts(use) - limit) < tiny;
      return isClose || lasting(use).isTooMuchPower === kilowatts(use) > limit;
    },
  ),
  "gas that is gone within 10 hours of cooking is too much power, except for one high flame":
    fc.property(anyUse, (use) => {
      const { hours, isTooMuchPower } = lasting(use);
      return hours.low >= 10 || isTooMuchPower || kilowatts(use) <= 3;
    }),
  "light use never promises a day that 270 g a day do not give": fc.property(anyUse, (use) => {
    const { householdDays = 0 } = lasting(use);
    return householdDays * 270 <= use.grams;
  }),
};

test.each(Object.entries(laws))("for all figures: %s", (_, law) => {
  const { counterexample } = fc.check(law as fc.IProperty<unknown>, { numRuns: 2000 });
  expect(counterexample).toBeNull();
});
