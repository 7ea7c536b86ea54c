import { checkMeasure } from "../../lib/typed";
import type { Answers } from "../../lib/formAnswers";
import { FLAMES, type Use } from "../../lib/lasting";

/** The options that reveal a field for another value. */
export const OTHER = "other";
export const OWN = "own";

/** The numbers of burners to choose from. */
export const BURNERS = ["1", "2", "3", "4", "5", "6"] as const;

/** The limits of the input, in g, W and thousandths of an hour, and the errors below and above them. */
const limits = {
  otherGas: [100, 500_000, "gasLow", "gasHigh"],
  power: [300, 60_000, "power", "power"],
  hours: [100, 24_000, "hoursLow", "hoursHigh"],
} as const;

export type LastingField = keyof typeof limits;

export type LastingFault = "number" | (typeof limits)[LastingField][2 | 3];

/**
 * The form's initial answers.
 * @param gas the selected size, in kg
 */
export const startsOf = (gas: string) => ({
  gas,
  otherGas: "",
  burners: BURNERS[0],
  flame: "medium",
  power: "",
  hours: "2",
});

export type Starts = ReturnType<typeof startsOf>;

/** The consumption according to the answers, and their errors. Blank fields have their initial value. */
export function readUse(answers: Answers, starts: Starts) {
  const wrong: Partial<Record<LastingField, LastingFault>> = {};
  const measure = (name: LastingField) => {
    const [least, most, low, high] = limits[name];
    const { value, fault } = checkMeasure(answers[name], least, most);
    if (fault) wrong[name] = { number: "number" as const, low, high }[fault];
    return value;
  };
  const thousandths = (kilograms: string) => Math.round(Number(kilograms) * 1000);

  const { gas = starts.gas, flame, burners } = answers;
  const use: Use = {
    grams: (gas === OTHER ? measure("otherGas") : thousandths(gas)) ?? thousandths(starts.gas),
    burners: Number(burners),
    watts:
      (flame === OWN ? measure("power") : undefined) ?? FLAMES[flame === "high" ? flame : "medium"],
    milliHours: measure("hours") ?? thousandths(starts.hours),
  };
  return { use, wrong };
}
