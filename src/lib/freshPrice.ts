import { roundedQuotient } from "./roundedQuotient";

const DAY_MS = 86_400_000;

/** Lagos is an hour ahead of UTC all year. */
const LAGOS_MS = 3_600_000;

/** The calendar day in Lagos, in days since 1 January 1970. @param now in ms since then */
export const lagosDay = (now: number) => Math.floor((now + LAGOS_MS) / DAY_MS);

/** How many calendar days ago `date` was in Lagos; below 0 where it is still to come. @param date YYYY-MM-DD */
export const ageInDays = (date: string, now: number) => lagosDay(now) - Date.parse(date) / DAY_MS;

/** Whether a price of `date` may still be shown `days` days later. @param now in ms since 1970 */
export function isFresh({ date, days }: { date: string; days: number }, now: number): boolean {
  const age = ageInDays(date, now);
  return age >= 0 && age <= days;
}

/** The last day on which it may be shown, as YYYY-MM-DD. */
export const lastDay = ({ date, days }: { date: string; days: number }) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** What `grams` cost in whole naira. @param koboPerKilogram the price of 1 kg in kobo */
export const priceOf = (grams: number, koboPerKilogram: number) =>
  roundedQuotient(grams * koboPerKilogram, 100_000);
