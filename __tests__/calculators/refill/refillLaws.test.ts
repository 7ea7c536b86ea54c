import fc from "fast-check";
import { isDeepStrictEqual as isEqual } from "node:util";
import { isTooFull, refillCheck, type Weighing } from "../../../src/calculators/refill/refillCheck";

const steps = [10, 20, 50, 100, 200, 500, 1000];
const missing = { nil: undefined };

/** Any figures that the form accepts, most of them close to a limit. */
const anyWeighing: fc.Arbitrary<Weighing> = fc
  .record({
    size: fc.oneof(
      fc.constantFrom(3000, 6000, 12_500, 50_000),
      fc.integer({ min: 500, max: 60_000 }),
    ),
    tare: fc.integer({ min: 500, max: 60_000 }),
    hasTare: fc.boolean(),
    left: fc.option(fc.integer({ min: -1500, max: 6000 }), missing),
    over: fc.oneof(
      fc.integer({ min: -1500, max: 1500 }),
      fc.integer({ min: -60_000, max: 60_000 }),
    ),
    short: fc.option(fc.integer({ min: -1500, max: 1500 }), missing),
    paid: fc.option(fc.integer({ min: 100, max: 60_000 }), missing),
    kobo: fc.option(fc.integer({ min: 100, max: 1_000_000_000 }), missing),
    step: fc.constantFrom(...steps),
  })
  .map(({ size, tare, hasTare, left, over, short, paid, kobo, step }) => {
    const now = Math.max(500, tare + size + over);
    const before = left === undefined ? undefined : Math.max(500, tare + left);
    const bought = short === undefined ? paid : Math.max(100, now - (before ?? tare) + short);
    return { size, tare: hasTare ? tare : undefined, before, now, paid: bought, kobo, step };
  });

const anyStep = fc.constantFrom(...steps);

const isOverfilled = (weighing: Weighing) => isTooFull(refillCheck(weighing).fullness);

const isShort = (weighing: Weighing) => {
  const { kind = "" } = refillCheck(weighing).amount ?? {};
  return ["short", "empty", "nothing"].includes(kind);
};

const laws = {
  "a cylinder with more than its size and 0.1 kg is too full, whatever else is known": fc.property(
    anyWeighing,
    (weighing) => {
      const { size, tare, before, now } = weighing;
      const isOver = tare !== undefined && now - tare > size + 100;
      const isPouredOver = tare === undefined && before !== undefined && now - before > size;
      return isOverfilled(weighing) || !(isOver || isPouredOver);
    },
  ),
  "the scale, the price and the amount paid never change whether a cylinder is too full":
    fc.property(
      anyWeighing,
      anyWeighing,
      (weighing, { paid, kobo, step }) =>
        isOverfilled({ ...weighing, paid, kobo, step }) === isOverfilled(weighing),
    ),
  "more gas never removes the warning that a cylinder is too full": fc.property(
    anyWeighing,
    fc.nat(20_000),
    (weighing, more) =>
      !isOverfilled(weighing) || isOverfilled({ ...weighing, now: weighing.now + more }),
  ),
  "a coarse scale never implies that a cylinder is not too full": fc.property(
    anyWeighing,
    fc.integer({ min: 0, max: 500 }),
    (weighing, error) => {
      const { fullness } = refillCheck({ ...weighing, step: 500 });
      return fullness !== undefined || !isOverfilled({ ...weighing, now: weighing.now + error });
    },
  ),
  "gas is missing only if less than the amount paid, minus the scale's tolerance, was received":
    fc.property(anyWeighing, (weighing) => {
      const { tare = 0, before = tare, now, paid, step } = weighing;
      return (
        !isShort(weighing) || (paid !== undefined && now - before < paid - Math.max(step, 100))
      );
    }),
  "a coarser scale never makes a refill short": fc.property(
    anyWeighing,
    anyStep,
    (weighing, step) => {
      const { contradiction } = refillCheck(weighing);
      const isCoarser = step >= weighing.step && !contradiction;
      return !isCoarser || isShort(weighing) || !isShort({ ...weighing, step });
    },
  ),
  "nobody received what was paid for in a cylinder that holds more than its size": fc.property(
    anyWeighing,
    (weighing) => {
      const { size, tare, before, now } = weighing;
      const isOver =
        (tare !== undefined && now - tare > size + 100) ||
        (tare === undefined && before !== undefined && now - before > size);
      const { amount } = refillCheck(weighing);
      return !isOver || amount === undefined || amount.kind === undefined || isShort(weighing);
    },
  ),
  "a difference that the scale cannot show is never called missing or more": fc.property(
    anyWeighing,
    (weighing) => {
      const { kind, difference = 0 } = refillCheck(weighing).amount ?? {};
      const isSeen = Math.abs(difference) > Math.max(weighing.step, 100);
      return isSeen || !(kind === "more" || isShort(weighing));
    },
  ),
  "with no more than before filling on the scale, no gas is said to be received": fc.property(
    anyWeighing,
    (weighing) => {
      const { before, now, step, paid = 0 } = weighing;
      const { kind } = refillCheck(weighing).amount ?? {};
      const isSame = before !== undefined && now <= before && paid > Math.max(step, 100);
      return !isSame || kind === undefined || kind === "nothing" || kind === "empty";
    },
  ),
  "a cylinder as light as when empty is an answer, not a contradiction": fc.property(
    anyWeighing,
    fc.integer({ min: -100, max: 100 }),
    (weighing, off) => {
      const { tare = 15_000, step } = weighing;
      const paid = 500 + step;
      const check = refillCheck({ ...weighing, tare, before: undefined, now: tare + off, paid });
      return check.amount?.kind === "empty";
    },
  ),
  "an amount needs the amount paid and a weight to compare with": fc.property(
    anyWeighing,
    (weighing) => {
      const { tare, before, paid } = weighing;
      const isKnown = paid !== undefined && (tare ?? before) !== undefined;
      const { amount, contradiction } = refillCheck(weighing);
      return (amount !== undefined) === (isKnown && contradiction === undefined);
    },
  ),
  "the amount received is independent of price, step and size": fc.property(
    anyWeighing,
    anyWeighing,
    (weighing, { size, kobo, step }) => {
      const one = refillCheck(weighing).amount;
      const other = refillCheck({ ...weighing, size, kobo, step }).amount;
      return !one || !other || one.received === other.received;
    },
  ),
  "adding the same weight to all three changes nothing": fc.property(
    anyWeighing,
    fc.nat(20_000),
    (weighing, more) => {
      const { tare = 500, before, now } = weighing;
      const original = { ...weighing, tare };
      const heavier = {
        ...weighing,
        tare: tare + more,
        before: before === undefined ? undefined : before + more,
        now: now + more,
      };
      return isEqual(refillCheck(heavier), refillCheck(original));
    },
  ),
};

test.each(Object.entries(laws))("for all figures: %s", (_, law) => {
  const { counterexample } = fc.check(law as fc.IProperty<unknown>, { numRuns: 2000 });
  expect(counterexample).toBeNull();
});
