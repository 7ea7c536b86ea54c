import fc from "fast-check";
import { isDeepStrictEqual as isEqual } from "node:util";
import { boughtGrams, FLAMES, lasting, type Use } from "../../../src/calculators/lasting/lasting";

const { high } = FLAMES;

/** From kg, kW and hours. */
const use = (kilograms: number, burners: number, watts: number, hours: number): Use => ({
  grams: kilograms * 1000,
  burners,
  watts,
  milliHours: hours * 1000,
});

test.each([
  ["one burner on what is left", use(0.5, 1, high, 1), false],
  ["all that 12.5 kg can feed", use(12.5, 5, high, 1), false],
  ["a little more", use(12.499, 5, high, 1), true],
])("%s: too much power?", (_, used, expected) => {
  expect(lasting(used).isTooMuchPower).toBe(expected);
});

test("a thousand days are an answer", () => {
  expect(lasting(use(10, 1, 128, 1)).kind).toBe("days");
});

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

/** The difference of decimals that are equal. */
const tiny = 1e-6;

/** Any money and price that the form accepts, many of them a whole number of kilograms or a kobo from it. */
const anyPurchase = fc
  .record({
    kobo: fc.integer({ min: 10_000, max: 1_000_000_000 }),
    perKg: fc.integer({ min: 10_000, max: 2_000_000 }),
    kilograms: fc.option(fc.integer({ min: 1, max: 500 })),
    off: fc.integer({ min: -1, max: 1 }),
  })
  .map(({ kobo, perKg, kilograms, off }) => ({
    kobo: kilograms === null ? kobo : kilograms * perKg + off,
    perKg,
  }));

const laws: Readonly<Record<string, (use: Use) => boolean>> = {
  "the lower ends never promise more than 12.8 kWh per kg give": (use) => {
    const isSafe = (low: number, milliHours: number) => {
      const exact = daysOf({ ...use, milliHours }, 12.8) * (1 + tiny);
      return low <= exact && exact < low + 1 + exact * tiny * 2;
    };
    const { days, hours } = lasting(use);
    return isSafe(days.low, use.milliHours) && isSafe(hours.low, 1000);
  },
  "the higher end is at most half a day from what 13.6 kWh per kg give": (use) => {
    const exact = daysOf(use, 13.6);
    return Math.abs(lasting(use).days.high - exact) <= 0.5 + exact * tiny;
  },
  "with one hour of cooking a day, it lasts as many days as hours": (use) => {
    const { days, hours } = lasting({ ...use, milliHours: 1000 });
    return days.low < 10 || isEqual(days, hours);
  },
  "an answer in days is at least one day and at most a thousand": (use) => {
    const { kind, days } = lasting(use);
    return (kind === "days") === (days.low >= 1 && days.low <= 1000) && days.low <= days.high;
  },
  "a draw above 1.2 kW per kg and one high flame is too much, and no other": (use) => {
    const limit = Math.max(1000 * high, 1200 * use.grams);
    return lasting(use).isTooMuchPower === 1000 * use.burners * use.watts > limit;
  },
};

test.each(Object.entries(laws))("for all figures: %s", (_, law) => {
  const { counterexample } = fc.check(fc.property(anyUse, law), { numRuns: 2000 });
  expect(counterexample).toBeNull();
});

test("money buys no more than money ÷ price, in steps of 10 g", () => {
  const all = fc.property(anyPurchase, ({ kobo, perKg }) => {
    const grams = boughtGrams(kobo, perKg);
    // Whole numbers on both sides.
    const isMost = grams * perKg <= kobo * 1000 && (grams + 10) * perKg > kobo * 1000;
    return isMost && grams % 10 === 0;
  });
  expect(fc.check(all, { numRuns: 2000 }).counterexample).toBeNull();
});
