import fc from "fast-check";
import { initialAnswersOf } from "../../../src/calculators/form/fields";
import type { Answers } from "../../../src/calculators/form/formAnswers";
import { isTooFull } from "../../../src/calculators/refill/refillCheck";
import { FULL, levelOf } from "../../../src/calculators/refill/scaleLevel";
import { valuesOf } from "../../../src/calculators/refill/values";
import { refillFields, weighingState } from "../../../src/calculators/refill/weighingState";
import { words } from "../../browser/support/words";

const initialAnswers = { ...initialAnswersOf(refillFields()), size: "12.5" };
const stateOf = (answers: object) => weighingState({ ...initialAnswers, ...answers });

test.each<[object, object]>([
  [{ tare: "15", now: "14", paid: "12", naira: "much" }, { naira: "amount" }],
  [{ size: "big", tare: "7.8", now: "15.3", paid: "7.5" }, { size: "missingSizeChoice" }],
  [{ size: "other", tare: "20", now: "40", paid: "20" }, { otherSize: "missingSize" }],
  // The field for another size is hidden.
  [{ otherSize: "nonsense", tare: "15", now: "27.5", paid: "12.5" }, {}],
])("with only %j, each missing or wrong field says so", (answers, errors) => {
  expect(stateOf(answers).errors).toEqual(errors);
});

test("no size is selected at first; without sizes to choose from, it is typed", () => {
  expect(refillFields([6000, 12_500]).size).toMatchObject({ initial: "" });
  expect(refillFields([]).size).toMatchObject({ initial: "other" });
});

test("the warning that a cylinder is too full waits for no other field", () => {
  const full = { tare: "15", now: "28.2" };
  expect(stateOf(full).check?.fullness).toBe("likely");
  expect(stateOf({ ...full, paid: "13", naira: "much" }).check?.fullness).toBe("likely");
});

const sometimes = (...values: string[]) => fc.constantFrom("", " ", ...values);

/** Figures around those of an empty and a full cylinder; some are missing or no number. */
const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  size: fc.constantFrom("3", "6", "12.5", "50", "other", "", "NaN"),
  otherSize: sometimes("9", "99", "x"),
  tare: sometimes("4.9", "7.8", "15", "15,2", "heavy"),
  before: sometimes("8", "15", "17", "200", "x"),
  now: fc.oneof(
    sometimes("8", "15", "27.1", "27.55", "27.6", "x"),
    fc.integer({ min: 40, max: 320 }).map((tenths) => String(tenths / 10)),
  ),
  paid: sometimes("3", "6", "12.5", "13", "x"),
  naira: sometimes("15,000", "x"),
  coarse: fc.constantFrom("", "yes"),
});

test("every form has either an answer, or an error or a doubt, and no figure that nobody gave", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const state = stateOf(answers);
      expect(JSON.stringify(valuesOf(words.refill, state))).not.toContain("NaN");
      const isUnclear = Object.keys(state.errors).length > 0 || state.check?.doubt !== undefined;
      expect(state.check?.amount === undefined).toBe(isUnclear);
      const { size, otherSize, naira } = answers;
      const given = { ...answers, size: size === "other" ? otherSize : size, kobo: naira };
      const filled = Object.entries(given).filter(([, value]) => value?.trim());
      const { step, ...figures } = state.figures;
      expect(step).toBe(answers.coarse ? 500 : 100);
      const used = Object.entries(figures).filter(([, value]) => value !== undefined);
      expect(Object.keys(Object.fromEntries(filled))).toEqual(
        expect.arrayContaining(used.map(([name]) => name)),
      );
    }),
    { numRuns: 1000 },
  );
});

test("the drawing agrees with the words, and is empty while these know of no gas", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const state = stateOf(answers);
      const { figures, check } = state;
      const level = levelOf(state);
      const { size, now, tare } = figures;
      const isKnown = size && now && check?.amount?.kind !== "empty";
      expect(level > FULL).toBe(isTooFull(check?.fullness));
      expect(level).toBeLessThanOrEqual(1);
      expect(
        level === 0 ||
          (isKnown && (level > FULL || (tare && !(check?.contradiction ?? check?.doubt)))),
      ).toBeTruthy();
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["27.5", FULL],
  ["21.25", FULL / 2],
  // 0.1 kg may be no gas at all.
  ["15.1", 0],
  ["30.625", 1],
  ["33", 1],
])("with an empty weight of 15 kg and %s kg now, the gas reaches %s", (now, level) => {
  expect(levelOf(stateOf({ tare: "15", now }))).toBeCloseTo(level, 10);
});
