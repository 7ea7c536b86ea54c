import { roundedQuotient } from "./roundedQuotient";

/** Energy of 1 kg of LPG in tenths of a kWh: the lowest and highest published values. */
export const ENERGY = { low: 128, high: 136 } as const;

/** The power of one burner in watts, on which the products' printed times are based. */
export const FLAMES = { medium: 1750, high: 3000 } as const;

/**
 * Consumption of an average household that cooks with gas, in g per day (NBS survey, April to May 2024).
 */
export const HOUSEHOLD_GRAMS = 270;

/** The largest household cylinder, in g. */
const LARGEST_HOUSEHOLD_CYLINDER = 12_500;

/** The maximum result in days; anything above means that an input is wrong. */
const MOST_DAYS = 1000;

/** How gas is used. */
export interface Cooking {
  burners: number;
  /** Of one burner. */
  watts: number;
  /** Hours of use per day, in thousandths: people type 1.5, not minutes. */
  milliHours: number;
}

/** How much gas is used, and how. */
export interface Use extends Cooking {
  grams: number;
}

/** The bounds of an estimate; equal if both round to the same number. */
export interface Range {
  low: number;
  high: number;
}

/** How long gas lasts. */
export interface Lasting {
  kind: "days" | "lessThanADay" | "tooLong";
  /** Whole days. */
  days: Range;
  /** Days to one decimal. */
  exactDays: Range;
  /** Hours of continuous use: whole numbers from 10, otherwise one decimal. */
  hours: Range;
  /**
   * Whole days in an average household; undefined if it would be 0, or if the cylinder is larger than a
   * household's.
   */
  householdDays?: number;
}

const range = (figure: (energy: number) => number): Range => ({
  low: figure(ENERGY.low),
  high: figure(ENERGY.high),
});

/** How long the gas lasts: its energy divided by the burners' power and hours of use. */
export function lasting({ grams, burners, watts, milliHours }: Use): Lasting {
  const power = burners * watts;
  const stored = (energy: number) => grams * energy;
  // Both are scaled to thousandths of a Wh, so that all values are whole until the single division.
  const store = (energy: number) => 100 * stored(energy);
  const daily = power * milliHours;
  const hours = (energy: number) =>
    stored(energy) >= 100 * power
      ? roundedQuotient(stored(energy), 10 * power)
      : roundedQuotient(stored(energy), power) / 10;
  const householdDays = roundedQuotient(grams, HOUSEHOLD_GRAMS);
  const isForHome = grams <= LARGEST_HOUSEHOLD_CYLINDER && householdDays > 0;
  return {
    kind: kindOf(store(ENERGY.low) / daily, store(ENERGY.high) / daily),
    days: range((energy) => roundedQuotient(store(energy), daily)),
    exactDays: range((energy) => roundedQuotient(10 * store(energy), daily) / 10),
    hours: range(hours),
    householdDays: isForHome ? householdDays : undefined,
  };
}

function kindOf(fewest: number, most: number): Lasting["kind"] {
  if (most < 1) return "lessThanADay";
  return fewest > MOST_DAYS ? "tooLong" : "days";
}
