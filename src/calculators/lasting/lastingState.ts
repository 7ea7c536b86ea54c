import { parseMeasure, type Unit } from "../../lib/typed";
import {
  measure,
  OTHER,
  readFields,
  sizeChoice,
  type CalculatorFields,
  type Errors,
} from "../form/fields";
import type { Answers } from "../form/formAnswers";
import { usualSize } from "../form/sizesOf";
import { FLAMES, type Cooking, type Use } from "./lasting";

/** The flame whose power is typed. */
const OWN = "own";

/** The power of one burner in W, by the flame. */
const powers: Readonly<Record<string, number | undefined>> = FLAMES;

type Fault = keyof Queries.SiteLastingErrors;

/** A number with its limits in thousandths of the unit, and the errors below and above them. */
const amount = (unit: Unit, min: number, max: number, low: Fault, high: Fault) =>
  measure([min, max], { number: "number", low, high, blank: low }, (typed) =>
    parseMeasure(typed, unit),
  );

/**
 * The fields of the form. Their first answers have a result, the example.
 * @param sizes to choose from, in g
 */
export const lastingFields = (sizes: readonly number[] = []) =>
  ({
    gas: sizeChoice(sizes, usualSize(sizes)),
    otherGas: { ...amount("kg", 100, 500_000, "gasLow", "gasHigh"), onlyIf: ["gas", OTHER] },
    flame: {
      kind: "choice",
      options: ["medium", "high", OWN],
      initial: "medium",
      read: (flame: string) => ({ value: powers[flame] }),
    },
    power: { ...amount("kW", 300, 60_000, "power", "power"), onlyIf: ["flame", OWN] },
    burners: {
      kind: "select",
      options: ["1", "2", "3", "4", "5", "6"],
      initial: "1",
      read: (count: string) => ({ value: Number(count) }),
      isShort: true,
    },
    hours: {
      ...amount("hours", 100, 24_000, "hoursLow", "hoursHigh"),
      initial: "2",
      isShort: true,
    },
  }) satisfies CalculatorFields<Fault>;

export interface LastingState {
  errors: Errors<ReturnType<typeof lastingFields>>;
  /** Undefined if the power or the hours are missing or wrong. */
  cooking?: Cooking;
  /** Undefined if any figure is missing or wrong. */
  use?: Use;
}

/** The consumption according to the answers, and their errors. */
export function lastingState(answers: Answers): LastingState {
  const { values, errors } = readFields(lastingFields(), answers);
  const { gas, otherGas, flame, power, burners = 1, hours } = values;
  const grams = gas ?? otherGas;
  const watts = flame ?? power;
  if (watts === undefined || hours === undefined) return { errors };
  const cooking = { burners, watts, milliHours: hours };
  return { errors, cooking, use: grams === undefined ? undefined : { grams, ...cooking } };
}
