import fc from "fast-check";
import { initialAnswersOf } from "../../../src/calculators/form/fields";
import {
  refillFields,
  verdictOf,
  weighingState,
} from "../../../src/calculators/refill/weighingState";
import { isBarredBy, stampsState } from "../../../src/calculators/stamps/stampsState";

const rule = { life: 15, retest: 5 };
const today = { year: 2026, month: 11 };
const kg = (grams: number) => String(Math.max(500, grams) / 1000);

const parts = {
  size: fc.constantFrom(3000, 6000, 12_500, 50_000),
  // In percent of its size.
  empty: fc.integer({ min: 90, max: 140 }),
  full: fc.oneof(fc.integer({ min: 20, max: 140 }), fc.integer({ min: 97, max: 104 })),
  left: fc.nat(30),
  isStampRead: fc.boolean(),
  isWeighedBefore: fc.boolean(),
  off: fc.constantFrom(0, -100, 100, 700),
  coarse: fc.constantFrom("", "yes"),
  age: fc.nat(25),
  testedAgo: fc.option(fc.nat(5), { nil: undefined }),
  dates: fc.constantFrom("read", "unread", "unreadable", "expired"),
};

/** A cylinder as it is, in g and years, what of it is read, and what was paid for. */
const cylinderOf = (fixed: Partial<typeof parts> = {}) =>
  fc
    .record({ ...parts, ...fixed })
    .map(
      ({ size, isStampRead, isWeighedBefore, off, coarse, age, testedAgo, dates, ...percent }) => {
        const tare = (size * percent.empty) / 100;
        const gas = (size * percent.full) / 100;
        const left = (size * Math.min(percent.left, percent.full)) / 100;
        const received = isWeighedBefore ? gas - left : gas;
        const weights = {
          size: String(size / 1000),
          tare: isStampRead ? kg(tare) : "",
          before: isWeighedBefore ? kg(tare + left) : "",
          now: kg(tare + gas),
          paid: String(Math.max(100, received + off) / 1000),
          coarse,
        };
        const isDated = dates === "read" || dates === "expired";
        const stamps = {
          made: isDated ? String(today.year - age) : "",
          tested: isDated && testedAgo !== undefined ? String(today.year - testedAgo) : "",
          expired: dates === "expired" ? "yes" : "",
          unreadable: dates === "unreadable" ? "yes" : "",
        };
        const isOut = ["unreadable", "expired"].includes(dates) || (isDated && age >= rule.life);
        return { weights, stamps, isUnsafe: gas - size > 100 || !isStampRead || isOut };
      },
    );

const judge = ({ weights, stamps }: { weights: object; stamps: Record<string, string> }) => {
  const state = weighingState({ ...initialAnswersOf(refillFields()), ...weights });
  return verdictOf(state, isBarredBy(stampsState(stamps, rule, today)));
};

test("no cylinder that is or may be too full, or is out of date, is green or to be connected", () => {
  fc.assert(
    fc.property(cylinderOf(), (cylinder) => {
      fc.pre(cylinder.isUnsafe);
      expect(judge(cylinder)).toEqual({ mayConnect: false, isGood: false });
    }),
    { numRuns: 5000 },
  );
});

test("nor is one whose re-test is due", () => {
  fc.assert(
    fc.property(cylinderOf(), fc.integer({ min: 5, max: 14 }), ({ weights }, age) => {
      const stamps = { made: String(today.year - age) };
      expect(judge({ weights, stamps })).toEqual({ mayConnect: false, isGood: false });
    }),
  );
});

test("without the weight before filling, none is green", () => {
  fc.assert(
    fc.property(cylinderOf({ isWeighedBefore: fc.constant(false) }), (cylinder) => {
      expect(judge(cylinder).isGood).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test("one that was weighed before and after, is in date, and holds what was paid for is green", () => {
  const right = {
    full: fc.integer({ min: 50, max: 100 }),
    isStampRead: fc.constant(true),
    isWeighedBefore: fc.constant(true),
    off: fc.constant(0),
    coarse: fc.constant(""),
    age: fc.nat(4),
    testedAgo: fc.constant(undefined),
    dates: fc.constantFrom("read", "unread"),
  };
  fc.assert(
    fc.property(cylinderOf(right), (cylinder) => {
      expect(judge(cylinder)).toEqual({ mayConnect: true, isGood: true });
    }),
  );
});
