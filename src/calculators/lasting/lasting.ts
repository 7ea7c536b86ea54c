import { roundedQuotient } from "../../lib/roundedQuotient";

/** Energy of 1 kg of LPG in tenths of a kWh: the lowest and highest published values. */
export const ENERGY = { low: 128, high: 136 } as const;

/** The power of one burner in watts, on which the products' printed times are based. */
export const FLAMES = { medium: 1750, high: 3000 } as const;

/**
 * The power that each kg of gas can feed, in W. If burners need more, gas evaporates too slowly: the cylinder
 * turns cold and the flame weakens. This is the lowest of three estimates (about 4 kW for 3 kg, 8 kW for 6
 * kg, 15 kW for 12.5 kg). Their sources: 100 lb (45 kg) at 21 °C feed 88 kW, the last 10 lb 19 kW (Kohler,
 * Flame Engineering); 9 kg feed about 8 kW in a cold winter (a South African table). To be confirmed by a gas
 * technician. One burner on a high flame is never too much.
 */
const WATTS_PER_KILOGRAM = 1200;

/** The maximum result in days; anything longer means that an input is wrong. */
const MAX_DAYS = 1000;

/** How much gas is used, and how. */
export interface Use {
  grams: number;
  burners: number;
  /** Of one burner. */
  watts: number;
  /** Hours of use per day, in thousandths: people type 1.5, not minutes. */
  milliHours: number;
}

/** The bounds of an estimate; equal if both are shown as the same number. */
export interface Range {
  low: number;
  high: number;
}

/**
 * How long the gas lasts: its energy divided by the burners' power and hours of use. Days and hours have the
 * same rounding: the lower bound down, because people rely on it; the higher one half up.
 */
export function lasting({ grams, burners, watts, milliHours }: Use) {
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
  return {
    kind: kindOf(days.low),
    /** Whole days. */
    days,
    /** Of continuous use: whole numbers from 10, otherwise one decimal. */
    hours: { low: hours(ENERGY.low, wholeQuotient), high: hours(ENERGY.high, roundedQuotient) },
    /** The burners need more than a cylinder of that size can feed, so that its gas does not burn as calculated. */
    isTooMuchPower: power > FLAMES.high && 1000 * power > WATTS_PER_KILOGRAM * grams,
  };
}

/**
 * The gas that money buys, in g: rounded down to 10 g, so that no more is promised than it buys.
 * @param perKg the price of 1 kg; both in kobo
 */
export const boughtGrams = (kobo: number, perKg: number) => 10 * wholeQuotient(100 * kobo, perKg);

const wholeQuotient = (dividend: number, divisor: number) => Math.floor(dividend / divisor);

function kindOf(fewest: number): "days" | "lessThanADay" | "tooLong" {
  if (fewest < 1) return "lessThanADay";
  return fewest > MAX_DAYS ? "tooLong" : "days";
}
