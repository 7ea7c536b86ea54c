import type { Answers } from "../../../src/calculators/form/formAnswers";
import { lastingState, wattsIn } from "../../../src/calculators/lasting/lastingState";

// What is missing, hidden or outside the limits is in the recorded answers.

test.each<Answers>([
  { gas: "other", otherGas: "0.1", flame: "own", power: "60", hours: "24" },
  { gas: "other", otherGas: "500", flame: "own", power: "0.3", hours: "0.1" },
  { gas: "money", money: "100", price: "100", flame: "high", hours: "1" },
])("figures at their limits are accepted: %j", (answers) => {
  const { errors, use } = lastingState({ burners: "6", ...answers });
  expect(errors).toEqual({});
  expect(use).toMatchObject({ burners: 6 });
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
