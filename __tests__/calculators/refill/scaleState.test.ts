import fc from "fast-check";
import { isTooFull } from "../../../src/calculators/refill/refillCheck";
import { FULL, scaleState } from "../../../src/calculators/refill/scaleState";
import { weighingState } from "../../../src/calculators/refill/weighingState";

const stateOf = (answers: object) => {
  const weighing = weighingState({ size: "12.5", step: "0.1", ...answers });
  return { ...weighing, scale: scaleState(weighing) };
};

/** Weights around those of an empty and a full cylinder, in kg; some are missing or no number. */
const anyAnswers = fc.record({
  size: fc.constantFrom("", "3", "6", "12.5", "other"),
  otherSize: fc.constantFrom("", "9"),
  tare: fc.constantFrom("", "4.9", "7.8", "15", "x"),
  before: fc.constantFrom("", "8", "17", "x"),
  now: fc.oneof(
    fc.constantFrom("", "x", "5", "7.9", "15.1", "27.55", "27.6"),
    fc.integer({ min: 40, max: 320 }).map((tenths) => String(tenths / 10)),
  ),
  paid: fc.constantFrom("", "3", "6", "12.5", "13", "x"),
  step: fc.constantFrom("0.05", "0.1", "0.5", "1"),
});

const laws: Record<string, (state: ReturnType<typeof stateOf>) => boolean> = {
  "gas is above the mark and red only if the words warn, and always then": ({ scale, check }) =>
    scale.isTooFull === isTooFull(check?.fullness) && scale.isTooFull === scale.level > FULL,
  "there is no gas without a size, a weight now and one to compare it with": ({
    scale,
    figures: { size, now, tare, before },
  }) => scale.level === 0 || Boolean(size && now && (tare ?? before)),
  "there is no gas if the weights contradict each other, unless the words warn": ({
    scale,
    check,
  }) => scale.level === 0 || check?.contradiction === undefined || scale.isTooFull,
  "there is no gas in a cylinder that the words call empty": ({ scale, check }) =>
    check?.amount?.kind !== "empty" || scale.gas === undefined,
  "the gas shown is that of the words, and fills at most the whole inside": ({ scale, check }) =>
    scale.level <= 1 && (scale.gas === undefined ? scale.level === 0 : scale.gas === check?.gas),
};

test.each(Object.entries(laws))("for all answers: %s", (_, law) => {
  const { counterexample } = fc.check(
    fc.property(anyAnswers, (answers) => law(stateOf(answers))),
    { numRuns: 2000 },
  );
  expect(counterexample).toBeNull();
});

test.each([
  ["27.5", FULL],
  ["21.25", FULL / 2],
  // 0.1 kg above the size is not too full.
  ["27.6", FULL],
  ["30.625", 1],
  ["33", 1],
])("with an empty weight of 15 kg and %s kg now, the gas reaches %s", (now, level) => {
  expect(stateOf({ tare: "15", now }).scale.level).toBeCloseTo(level, 10);
});
