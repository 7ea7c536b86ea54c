import fc from "fast-check";
import { isDeepStrictEqual as isEqual } from "node:util";
import {
  isShortOf,
  isTooFull,
  plausibleTares,
  refillCheck,
  type Weighing,
} from "../../../src/calculators/refill/refillCheck";
import { words } from "../../browser/support/words";

const missing = { nil: undefined };

/** The sizes that are sold: no empty weight is plausible for two of them. */
const soldSizes = fc.constantFrom(3000, 6000, 12_500, 50_000);

/** Any figures that the form accepts, most of them close to a limit. */
const anyWeighing: fc.Arbitrary<Weighing> = fc
  .record({
    size: fc.oneof(soldSizes, fc.integer({ min: 500, max: 60_000 })),
    // In grams for each kilogram of gas; a plausible one is from 880 to 1400, or to 1750.
    ratio: fc.oneof(fc.integer({ min: 850, max: 1800 }), fc.integer({ min: 10, max: 20_000 })),
    hasTare: fc.boolean(),
    left: fc.option(fc.integer({ min: -1500, max: 6000 }), missing),
    over: fc.oneof(
      fc.integer({ min: -1500, max: 1500 }),
      fc.integer({ min: -60_000, max: 60_000 }),
    ),
    short: fc.option(fc.integer({ min: -1500, max: 1500 }), missing),
    paid: fc.option(fc.integer({ min: 100, max: 60_000 }), missing),
    kobo: fc.option(fc.integer({ min: 100, max: 1_000_000_000 }), missing),
    step: fc.constantFrom(100, 500),
  })
  .map(({ size, ratio, hasTare, left, over, short, paid, kobo, step }) => {
    const tare = Math.max(500, Math.round((ratio * size) / 1000));
    const now = Math.max(500, tare + size + over);
    const before = left === undefined ? undefined : Math.max(500, tare + left);
    const bought = short === undefined ? paid : Math.max(100, now - (before ?? tare) + short);
    return { size, tare: hasTare ? tare : undefined, before, now, paid: bought, kobo, step };
  });

test("no overfilled cylinder is called right, whatever its size is taken for", () => {
  const over = fc.integer({ min: 101, max: 60_000 });
  const left = fc.option(fc.nat(60_000), missing);
  fc.assert(
    fc.property(
      soldSizes,
      soldSizes,
      fc.nat(1000),
      over,
      left,
      (size, taken, share, more, rest) => {
        const { least, most } = plausibleTares(size);
        const tare = Math.round(least + ((most - least) * share) / 1000);
        const now = tare + size + more;
        const before = rest === undefined ? undefined : Math.min(tare + rest, now);
        const paid = now - (before ?? tare);
        const check = refillCheck({ size: taken, tare, before, now, paid, step: 100 });
        expect(isTooFull(check.fullness) || check.doubt !== undefined).toBe(true);
        expect(check.amount?.kind).toBeUndefined();
      },
    ),
    { numRuns: 2000 },
  );
});

/** What holds for any weighing; `number` is any number from 0 to 20,000. */
const laws: Readonly<Record<string, (weighing: Weighing, number: number) => boolean>> = {
  "an implausible weight is named and leaves no amount": (weighing) => {
    const { size, tare, before, now, step } = weighing;
    const { least, most } = plausibleTares(size);
    const isLight = Math.min(now, before ?? now) < least - step;
    const faults =
      tare === undefined
        ? { tooLight: isLight, tooHeavy: now > most + size + step }
        : { tareLow: tare < least, tareHigh: tare > most };
    const [fault] = Object.entries(faults).find(([, isFound]) => isFound) ?? [];
    const { doubt, amount } = refillCheck(weighing);
    return doubt === fault && (!fault || amount === undefined);
  },
  "a cylinder is too full above its size, with 0.1 kg of tolerance if its empty weight is known": (
    weighing,
  ) => {
    const { size, tare = Infinity, now, step } = weighing;
    // A weight before filling that is less than the empty weight is an error.
    const isError = (weighing.before ?? Infinity) < (weighing.tare ?? 0) - step;
    const before = isError ? Infinity : (weighing.before ?? Infinity);
    const limit = size + (weighing.tare === undefined ? 0 : 100);
    return isTooFull(refillCheck(weighing).fullness) === now - Math.min(tare, before) > limit;
  },
  "a coarse scale never implies that a cylinder is not too full": (weighing, error) => {
    const coarse = { ...weighing, step: 500 };
    const heavier = { ...coarse, now: coarse.now + (error % 501) };
    return refillCheck(coarse).fullness !== undefined || !isTooFull(refillCheck(heavier).fullness);
  },
  "gas is missing or more than paid for only if the scale can show it, and always then": (
    weighing,
  ) => {
    const { tare = 0, before = tare, now, paid = 0, step } = weighing;
    const { amount, fullness } = refillCheck(weighing);
    if (!amount) return true;
    const { kind, received, difference } = amount;
    const isMore = weighing.before !== undefined && -difference > step && !isTooFull(fullness);
    return (
      received === Math.max(0, now - before) &&
      difference === paid - received &&
      isShortOf(amount) === difference > step &&
      (kind === "more") === isMore
    );
  },
  "without the weight before filling, nothing is said to be received, unless gas is missing": (
    weighing,
  ) => {
    const { amount } = refillCheck({ ...weighing, before: undefined });
    if (!amount?.kind || isShortOf(amount)) return true;
    return !words.refill.result[amount.kind].includes("{received}");
  },
  "with no more than before filling on the scale, no gas is said to be received": (weighing) => {
    const { before, now, step, paid = 0 } = weighing;
    const { kind = "nothing" } = refillCheck(weighing).amount ?? {};
    const isSame = before !== undefined && now <= before && paid > step;
    return !isSame || kind === "nothing" || kind === "empty";
  },
  "a cylinder as light as when empty is an answer, not a contradiction": (weighing, number) => {
    const { least: tare } = plausibleTares(weighing.size);
    const light = { tare, before: undefined, now: tare - 100 + (number % 201) };
    const check = refillCheck({ ...weighing, ...light, paid: 500 + weighing.step });
    return check.amount?.kind === "empty";
  },
  "an amount needs the amount paid and a weight to compare with": (weighing) => {
    const { tare, before, paid } = weighing;
    const isKnown = paid !== undefined && (tare ?? before) !== undefined;
    const { amount, contradiction, doubt } = refillCheck(weighing);
    return (amount !== undefined) === (isKnown && (contradiction ?? doubt) === undefined);
  },
  "adding the same weight to all three changes nothing, while the empty weight stays plausible": (
    weighing,
    more,
  ) => {
    const { tare = 500, before, now } = weighing;
    const heavier = { tare: tare + more, before: before && before + more, now: now + more };
    const checks = [{ tare }, heavier].map((weights) => refillCheck({ ...weighing, ...weights }));
    return checks.some(({ doubt }) => doubt !== undefined) || isEqual(checks[0], checks[1]);
  },
};

test.each(Object.entries(laws))("for all figures: %s", (_, law) => {
  const all = fc.property(anyWeighing, fc.nat(20_000), law);
  expect(fc.check(all, { numRuns: 2000 }).counterexample).toBeNull();
});
