import { checkMeasure, parseMeasure } from "../../lib/typed";
import type { Answers } from "../form/formAnswers";
import { FLAMES, type Cooking, type Use } from "./lasting";

/** The options that reveal a field for another value. */
export const OTHER = "other";
export const OWN = "own";

/** The numbers of burners to choose from. */
export const BURNERS = ["1", "2", "3", "4", "5", "6"] as const;

/** The limits of the input, in g, W and thousandths of an hour, the errors below and above them, and the unit. */
const limits = {
  otherGas: [100, 500_000, "gasLow", "gasHigh", "kg"],
  power: [300, 60_000, "power", "power", "kW"],
  hours: [100, 24_000, "hoursLow", "hoursHigh", "hours"],
} as const;

export type LastingField = keyof typeof limits;

/**
 * The form's initial answers.
 * @param grams the selected size; without one, the amount is typed
 */
export const initialValuesOf = (grams?: number) => ({
  gas: grams === undefined ? OTHER : String(grams / 1000),
  otherGas: "",
  burners: BURNERS[0],
  flame: "medium",
  power: "",
  hours: "2",
});

export interface LastingState {
  errors: Partial<Record<LastingField, keyof Queries.SiteLastingErrors>>;
  /** Undefined if the power or the hours are missing or wrong. */
  cooking?: Cooking;
  /** Undefined if any figure is missing or wrong. */
  use?: Use;
}

/** The consumption according to the answers, and their errors. No figure is assumed for a blank field. */
export function lastingState(answers: Answers): LastingState {
  const errors: LastingState["errors"] = {};
  const measure = (name: LastingField) => {
    const [min, max, low, high, unit] = limits[name];
    const parse = (typed: string) => parseMeasure(typed, unit);
    const { value, fault = "low" } = checkMeasure(answers[name], min, max, parse);
    const faults = { number: "number", low, high } as const;
    if (value === undefined) errors[name] = faults[fault];
    return value;
  };
  const { gas, flame, burners } = answers;
  const grams = gas === OTHER ? measure("otherGas") : parseMeasure(gas ?? "");
  const watts = flame === OWN ? measure("power") : FLAMES[flame === "high" ? flame : "medium"];
  const milliHours = measure("hours");
  if (watts === undefined || milliHours === undefined) return { errors };
  const cooking = { burners: Number(burners), watts, milliHours };
  return { errors, cooking, use: grams === undefined ? undefined : { grams, ...cooking } };
}
