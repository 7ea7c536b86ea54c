import { roundedQuotient } from "./roundedQuotient";

/** Energy in 1 kg of LPG in tenths of a kWh: the two ends of what published sources give. */
export const ENERGY = { low: 128, high: 136 } as const;

/** The power of one burner in watts: what the times printed with the products rest on. */
export const FLAMES = { medium: 1750, high: 3000 } as const;

/** What an average household that cooks with gas uses, in g a day (NBS survey, April to May 2024). */
export const HOUSEHOLD_GRAMS = 270;

/** The largest cylinder in g that a household uses. */
const LARGEST_HOUSEHOLD_CYLINDER = 12_500;

/** Beyond this many days something typed is wrong. */
const MOST_DAYS = 1000;

/** How gas is used. */
export interface Use {
  grams: number;
  burners: number;
  /** Of one burner. */
  watts: number;
  /** Hours a day with the burners on, in thousandths: people type 1.5, and not minutes. */
  milliHours: number;
}

/** Two ends of an estimate; equal where both round to the same figure. */
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
  /** Hours with the burners on without a break: whole from 10, else to one decimal. */
  hours: Range;
  /** Whole days in an average household; absent where it would be none, or for no home's cylinder. */
  householdDays?: number;
}

const range = (figure: (energy: number) => number): Range => ({
  low: figure(ENERGY.low),
  high: figure(ENERGY.high),
});

/** How long the gas lasts: its energy by the power of the burners, for as long as they are on. */
export function lasting({ grams, burners, watts, milliHours }: Use): Lasting {
  const power = burners * watts;
  const stored = (energy: number) => grams * energy;
  // Both a thousandfold in Wh, so that all figures are whole until the one division.
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
