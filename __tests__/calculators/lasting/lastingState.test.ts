import fc from "fast-check";
import type { Answers } from "../../../src/calculators/form/formAnswers";
import { lastingState, wattsIn } from "../../../src/calculators/lasting/lastingState";
import { parseNaira } from "../../../src/lib/money";

// What is missing or outside the limits is in the recorded answers.

test.each<Answers>([
  { gas: "other", otherGas: "0.1", flame: "own", power: "60", hours: "24" },
  { gas: "other", otherGas: "500", flame: "own", power: "0.3", hours: "0.1" },
  { gas: "money", money: "100", price: "100", flame: "high", hours: "1" },
  { gas: "money", money: "10000000", price: "20000", flame: "medium", hours: "1" },
])("figures at their limits are accepted: %j", (answers) => {
  const { errors, use } = lastingState({ burners: "6", ...answers });
  expect(errors).toEqual({});
  expect(use).toMatchObject({ burners: 6 });
});

test("figures that are not asked for count for nothing", () => {
  const hidden = { otherGas: "x", money: "x", price: "x", power: "x" };
  const asked = { gas: "3", flame: "high", burners: "2", hours: "1,5" };
  expect(lastingState({ ...hidden, ...asked })).toEqual({
    errors: {},
    use: { grams: 3000, burners: 2, watts: 3000, milliHours: 1500 },
    isWholeCylinder: true,
  });
});

test("the same kilograms give the same answer, as a weight and for money", () => {
  const anyGrams = fc.integer({ min: 10, max: 50_000 }).map((tens) => tens * 10);
  fc.assert(
    fc.property(anyGrams, fc.integer({ min: 100, max: 20_000 }), (grams, price) => {
      const cooking = { flame: "medium", burners: "2", hours: "1.5" };
      // In kobo, 10 g cost as much as the price of a kilogram in naira.
      const money = String((grams * price) / 1000);
      const asMoney = { gas: "money", money, price: String(price) };
      fc.pre(parseNaira(money) !== undefined && Number(money) >= 100 && Number(money) <= 1e7);
      const weighed = lastingState({ ...cooking, gas: "other", otherGas: String(grams / 1000) });
      expect(lastingState({ ...cooking, ...asMoney }).use).toEqual(weighed.use);
    }),
  );
});

test.each([
  ["1750", 1750],
  ["300", 300],
  ["60000", 60_000],
  ["1.75", undefined],
  ["299", undefined],
  ["60001", undefined],
  ["1750 W", undefined],
  ["1,750 W", undefined],
])("%j as the power of a burner: perhaps %j W", (power, watts) => {
  expect(wattsIn(power)).toBe(watts);
  const { errors } = lastingState({ gas: "3", flame: "own", power, hours: "1" });
  const isRead = /^1/.test(power) && !watts;
  expect(errors.power).toBe(isRead ? undefined : watts ? "watts" : "power");
});
