import fc from "fast-check";
import { FLAMES } from "../../../src/calculators/lasting/lasting";
import { lastingFields, lastingState } from "../../../src/calculators/lasting/lastingState";

const { gas: sizes, flame: flames, burners: counts } = lastingFields([3000, 12_500]);

/** What people type into a field for a number, with its value in thousandths if it is accepted. */
const typed = (least: number, most: number) => {
  const accepted = fc.integer({ min: least, max: most });
  const refused = fc.constantFrom("", "  ", "some", "0", "99999");
  return fc.oneof(
    accepted.map((value) => ({ text: String(value / 1000), value })),
    refused.map((text) => ({ text, value: undefined })),
  );
};

const anyAnswers = fc.record({
  gas: fc.constantFrom(...sizes.options),
  otherGas: typed(100, 500_000),
  burners: fc.constantFrom(...counts.options),
  flame: fc.constantFrom(...flames.options),
  power: typed(300, 60_000),
  hours: typed(100, 24_000),
});

test("for all answers: each figure was given, and each one missing has its error", () => {
  fc.assert(
    fc.property(anyAnswers, ({ gas, otherGas, burners: count, flame, power, hours }) => {
      const answers = { gas, burners: count, flame };
      const texts = { otherGas: otherGas.text, power: power.text, hours: hours.text };
      const { use, cooking, errors } = lastingState({ ...answers, ...texts });
      const grams = gas === "other" ? otherGas.value : Number(gas) * 1000;
      const watts = flame === "own" ? power.value : FLAMES[flame as keyof typeof FLAMES];
      const given = { burners: Number(count), watts, milliHours: hours.value };
      const missing = Object.entries({ otherGas: grams, power: watts, hours: hours.value })
        .filter(([, value]) => value === undefined)
        .map(([name]) => name);
      expect(Object.keys(errors).sort()).toEqual(missing.sort());
      const isOneMissing = (names: string[]) => names.some((name) => missing.includes(name));
      expect(cooking).toEqual(isOneMissing(["power", "hours"]) ? undefined : given);
      expect(use).toEqual(missing.length > 0 ? undefined : { grams, ...given });
    }),
  );
});
