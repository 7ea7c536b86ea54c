import { roundedQuotient } from "../../lib/roundedQuotient";

/** Energy of 1 kg of LPG in tenths of a kWh: the lowest and highest published values. */
export const ENERGY = { low: 128, high: 136 } as const;

/** The power of one burner in watts, on which the products' printed times are based. */
export const FLAMES = { medium: 1750, high: 3000 } as const;

/**
 * Light consumption of a household, in g per day. Our calculation: ₦10,239.70 a month (NBS survey of spending
 * in nine states, April to May 2024, without Lagos) at ₦1,250 per kg. Two thirds of the households rely on
 * fuelwood, so this is less than cooking every meal on gas.
 */
export const HOUSEHOLD_GRAMS = 270;

/** The largest household cylinder, in g. */
const LARGEST_HOUSEHOLD_CYLINDER = 12_500;

/**
 * The power that each kg of gas can feed, in W. If burners need more, gas evaporates too slowly: the cylinder
 * turns cold and the flame weakens. This is the lowest of three estimates (about 4 kW for 3 kg, 8 kW for 6
 * kg, 15 kW for 12.5 kg). Their sources: 100 lb (45 kg) at 21 °C feed 88 kW, the last 10 lb 19 kW (Kohler,
 * Flame Engineering); 9 kg feed about 8 kW in a cold winter (a South African table). To be confirmed by a gas
 * technician. One burner on a high flame is never too much: little gas may be what is left in a large cylinder.
 */
const WATTS_PER_KILOGRAM = 1200;

/** The maximum result in days; anything longer means that an input is wrong. */
const MAX_DAYS = 1000;

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

/** The bounds of an estimate; equal if both are shown as the same number. */
export interface Range {
  low: number;
  high: number;
}

/** How long gas lasts. */
export interface Lasting {
  kind: "days" | "lessThanADay" | "tooLong";
  /** Whole days. */
  days: Range;
  /** Hours of continuous use: whole numbers from 10, otherwise one decimal. */
  hours: Range;
  /** The burners need more than the cylinder can feed, so that its gas does not burn as calculated. */
  isTooMuchPower: boolean;
  /**
   * Whole days of a household's light consumption, rounded down; undefined if it would be 0, or if the
   * cylinder is larger than a household's.
   */
  householdDays?: number;
}

/**
 * How long the gas lasts: its energy divided by the burners' power and hours of use. Days and hours have the
 * same rounding: the lower bound down, because people rely on it; the higher one half up.
 */
export function lasting({ grams, burners, watts, milliHours }: Use): Lasting {
  const power = burners * watts;
  const stored = (energy: number) => grams * energy;
  const daily = power * milliHours;
  const hours = (energy: number, quotient: typeof roundedQuotient) =>
    stored(energy) >= 100 * power
      ? quotient(stored(energy), 10 * power)
      : quotient(stored(energy), power) / 10;
  // In thousandths of a Wh, so that all values are whole until the single division.
  const days = {
    low: wholeQuotient(100 * stored(ENERGY.low), daily),
    high: roundedQuotient(100 * stored(ENERGY.high), daily),
  };
  const householdDays = Math.floor(grams / HOUSEHOLD_GRAMS);
  const isForHome = grams <= LARGEST_HOUSEHOLD_CYLINDER && householdDays > 0;
  return {
    kind: kindOf(days.low),
    days,
    hours: { low: hours(ENERGY.low, wholeQuotient), high: hours(ENERGY.high, roundedQuotient) },
    isTooMuchPower: power > FLAMES.high && 1000 * power > WATTS_PER_KILOGRAM * grams,
    householdDays: isForHome ? householdDays : undefined,
  };
}

/**
 * The gas that money buys, in g: rounded down to 10 g, so that no more is promised than it buys.
 * @param perKg the price of 1 kg; both in kobo
 */
export const boughtGrams = (kobo: number, perKg: number) => 10 * wholeQuotient(100 * kobo, perKg);

const wholeQuotient = (dividend: number, divisor: number) => Math.floor(dividend / divisor);

function kindOf(fewest: number): Lasting["kind"] {
  if (fewest < 1) return "lessThanADay";
  return fewest > MAX_DAYS ? "tooLong" : "days";
}
