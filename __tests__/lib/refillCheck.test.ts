import fc from "fast-check";
import { refillCheck, type RefillResult, type Weighing } from "../../src/lib/refillCheck";

/** Weights in kg and naira, as people write them. */
type Written = [
  size: number,
  tare: number,
  before: number,
  now: number,
  paid: number,
  naira: number,
  step: number,
];

const grams = (kilograms: number) => Math.round(kilograms * 1000);

/** 0 represents an absent value. */
const weighing = ([size, tare, before, now, paid, naira, step]: Written): Weighing => ({
  size: grams(size),
  tare: tare ? grams(tare) : undefined,
  before: before ? grams(before) : undefined,
  now: grams(now),
  paid: grams(paid),
  kobo: naira ? naira * 100 : undefined,
  step: grams(step),
});

test.each<[string, Written, Partial<RefillResult>]>([
  ["right", [12.5, 15, 0, 27.5, 12.5, 15_000, 0.1], { kind: "right", received: 12_500 }],
  [
    "short",
    [12.5, 15.2, 0, 27.1, 12.5, 15_000, 0.1],
    { kind: "short", difference: 600, naira: 720 },
  ],
  [
    "a part-fill, weighed before and after",
    [12.5, 15, 17.3, 23.2, 6, 7200, 0.1],
    { kind: "unsure", received: 5900, inside: 8200, naira: undefined },
  ],
  ["a coarse scale", [12.5, 15, 0, 27, 12.5, 0, 0.5], { kind: "unsure", received: 12_000 }],
  ["a fine scale", [12.5, 15, 0, 27.42, 12.5, 0, 0.01], { kind: "unsure", difference: 80 }],
  ["overfilled", [12.5, 14.8, 0, 28.1, 12.5, 0, 0.1], { tooFull: "likely", inside: 13_300 }],
  [
    "the right amount, but overfilled",
    [12.5, 15, 17, 29.5, 12.5, 0, 0.1],
    { kind: "right", tooFull: "likely", inside: 14_500 },
  ],
  ["small", [3, 4.9, 0, 7.6, 3, 3600, 0.05], { kind: "short", difference: 300, naira: 360 }],
  ["large", [50, 45, 0, 94, 50, 60_000, 0.5], { kind: "short", difference: 1000, naira: 1200 }],
  [
    "a price rounded to naira",
    [12.5, 15, 0, 27.13, 12.5, 13_700, 0.01],
    { difference: 370, naira: 406 },
  ],
  ["impossible", [12.5, 15, 0, 31, 12.5, 0, 0.1], { tooFull: "impossible", inside: 16_000 }],
  ["exactly the whole capacity", [12.5, 15, 0, 30.625, 12.5, 0, 0.1], { tooFull: "likely" }],
  ["more than was paid for", [12.5, 15, 17, 24, 6, 0, 0.1], { kind: "more", difference: -1000 }],
])("%s", (_, written, expected) => {
  expect(refillCheck(weighing(written))).toMatchObject(expected);
});

test.each<[string, Written]>([
  ["noReference", [12.5, 0, 0, 27.5, 12.5, 0, 0.1]],
  ["lighterThanEmpty", [12.5, 15, 0, 14.2, 12.5, 0, 0.1]],
  ["lighterThanGas", [12.5, 0, 5, 12.5, 12.5, 0, 0.1]],
  ["nothingAdded", [12.5, 15, 20, 19, 3, 0, 0.1]],
  ["lighterBefore", [12.5, 15, 14.8, 27, 12.5, 0, 0.1]],
  ["paidTooMuch", [6, 8, 0, 14, 12.5, 0, 0.1]],
])("reports the contradiction %s", (contradiction, written) => {
  expect(refillCheck(weighing(written))).toEqual({ contradiction });
});

test("a weight before filling that is within the allowance below the stamped one is valid", () => {
  expect(refillCheck(weighing([12.5, 15, 14.9, 27.4, 12.5, 0, 0.1]))).toMatchObject({
    kind: "right",
  });
});

const steps = [10, 20, 50, 100, 200, 500, 1000];
const anyWeighing: fc.Arbitrary<Weighing> = fc
  .record({
    size: fc.constantFrom(3000, 6000, 12_500, 50_000),
    tare: fc.integer({ min: 4000, max: 60_000 }),
    left: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
    gas: fc.integer({ min: 100, max: 60_000 }),
    share: fc.integer({ min: 1, max: 100 }),
    kobo: fc.option(fc.integer({ min: 100, max: 1_000_000_000 }), { nil: undefined }),
    step: fc.constantFrom(...steps),
  })
  .map(({ size, tare, left, gas, share, kobo, step }) => ({
    size,
    tare,
    before: left === undefined ? undefined : tare + left,
    now: tare + (left ?? 0) + gas,
    paid: Math.ceil((size * share) / 100),
    kobo,
    step,
  }));

const resultOf = (weighing: Weighing) => {
  const result = refillCheck(weighing);
  return "contradiction" in result ? undefined : result;
};

test("the amount received is independent of price, step and size", () => {
  fc.assert(
    fc.property(anyWeighing, fc.constantFrom(...steps), (weighed, step) => {
      const result = resultOf(weighed);
      const other = resultOf({ ...weighed, step, kobo: 12_345, size: weighed.size * 2 });
      fc.pre(result !== undefined && other !== undefined);
      expect(other?.received).toBe(result?.received);
    }),
  );
});

test("adding the same weight to all three changes nothing", () => {
  fc.assert(
    fc.property(anyWeighing, fc.integer({ min: 0, max: 20_000 }), (weighed, more) => {
      const { tare = 0, before, now } = weighed;
      const heavier = {
        ...weighed,
        tare: tare + more,
        before: before === undefined ? undefined : before + more,
        now: now + more,
      };
      expect(refillCheck(heavier)).toEqual(refillCheck(weighed));
    }),
  );
});

test("a coarser scale never turns a correct refill into a short one", () => {
  fc.assert(
    fc.property(anyWeighing, fc.constantFrom(...steps), (weighed, step) => {
      fc.pre(step >= weighed.step && resultOf(weighed)?.kind !== "short");
      expect(resultOf({ ...weighed, step })?.kind).not.toBe("short");
    }),
  );
});

test("without the empty weight no cylinder is overfilled", () => {
  fc.assert(
    fc.property(anyWeighing, (weighed) => {
      expect(resultOf({ ...weighed, tare: undefined })?.tooFull).toBeUndefined();
    }),
  );
});
