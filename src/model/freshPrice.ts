import { DAY_MS, lagosDay } from "../lib/lagosTime";
import type { Money } from "../lib/money";

/** The price of 1 kg of gas, as in content/site/prices.yml once it is filled in. */
export interface DatedPrice {
  perKg: Money;
  /** The day on which it is valid, as YYYY-MM-DD. */
  date: string;
  /** The number of days after that day on which it may still be shown. */
  days: number;
}

const dayOf = (date: string) => Date.parse(date) / DAY_MS;

/**
 * The age of `date` in calendar days in Lagos; negative if it is in the future.
 * @param now in ms since 1970
 */
export const ageInDays = (date: string, now: number) => lagosDay(now) - dayOf(date);

/**
 * Whether a price of `date` may still be shown.
 * @param now in ms since 1970
 */
export function isFresh({ date, days }: Omit<DatedPrice, "perKg">, now: number): boolean {
  const age = ageInDays(date, now);
  return age >= 0 && age <= days;
}

/** The last day on which it may be shown, as YYYY-MM-DD. */
export const lastDay = ({ date, days }: Omit<DatedPrice, "perKg">) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day in words: `21 November 2026`. */
export const dayInWords = (date: string) => dayFormat.format(Date.parse(date));
