import fc from "fast-check";
import { boughtGrams, FLAMES } from "../../../src/calculators/lasting/lasting";
import {
  lastingFields,
  lastingState,
  wattsIn,
} from "../../../src/calculators/lasting/lastingState";
import { parseNaira } from "../../../src/lib/money";

const { gas: sizes, flame: flames, burners: counts } = lastingFields([3000, 12_500]);

/**
 * What people type into a field for a number, with its value in its smaller unit if it is accepted.
 * @param parts the number of smaller units in the unit
 */
const typed = (least: number, most: number, parts = 1000) => {
  const accepted = fc.integer({ min: least, max: most });
  const refused = fc.constantFrom("", "  ", "some", "0", "99999999");
  return fc.oneof(
    accepted.map((value) => ({ text: String(value / parts), value })),
    refused.map((text) => ({ text, value: undefined })),
  );
};

const anyAnswers = fc.record({
  gas: fc.constantFrom(...sizes.options),
  money: typed(10_000, 1_000_000_000, 100),
  price: typed(10_000, 2_000_000, 100),
  otherGas: typed(100, 500_000),
  burners: fc.constantFrom(...counts.options),
  flame: fc.constantFrom(...flames.options),
  power: typed(300, 60_000),
  hours: typed(100, 24_000),
});

test("for all answers: each figure was given, and each one missing has its error", () => {
  fc.assert(
    fc.property(anyAnswers, ({ gas, burners: count, flame, ...fields }) => {
      const { otherGas, money, price, power, hours } = fields;
      const texts = Object.entries(fields).map(([name, { text }]) => [name, text]);
      const answers = { gas, burners: count, flame, ...Object.fromEntries(texts) };
      const { use, purchase, errors, isWholeCylinder } = lastingState(answers);
      const watts = flame === "own" ? power.value : FLAMES[flame as keyof typeof FLAMES];
      const given = { burners: Number(count), watts, milliHours: hours.value };
      const paid = gas === "money" ? { money: money.value, price: price.value } : undefined;
      const isPriced = paid?.money && paid.price;
      const sum = isPriced ? boughtGrams(paid.money ?? 0, paid.price ?? 0) : undefined;
      const isOutside = sum !== undefined && (sum < 100 || sum > 500_000);
      const bought = isOutside ? undefined : sum;
      const grams =
        { other: otherGas.value, money: bought }[gas] ?? (Number(gas) * 1000 || undefined);
      const asked = { ...paid, power: watts, hours: hours.value };
      const missing = Object.entries(gas === "other" ? { ...asked, otherGas: grams } : asked)
        .filter(([, value]) => value === undefined)
        .map(([name]) => name);
      if (isOutside) missing.push("money");
      expect(Object.keys(errors).sort()).toEqual(missing.sort());
      expect(use).toEqual(missing.length > 0 ? undefined : { grams, ...given });
      if (!use) return;
      expect(purchase).toEqual(paid);
      expect(isWholeCylinder).toBe(Number(gas) > 0);
    }),
  );
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
