import { plainDigits } from "../../lib/typed";

/** A month, or a whole year if the month is unknown. */
export interface StampDate {
  year: number;
  /** 1 to 12. */
  month?: number;
  /** What the same stamp may mean instead. */
  other?: StampDate;
}

/** Why the input is not a valid date on a cylinder. */
export type StampFault = "letter" | "expiry" | "notADate" | "tooOld" | "future";

const OLDEST_YEAR = 1900;

/** Two digits are no older year than this: “29” is part of a code sooner than 1929. */
const OLDEST_SHORT_YEAR = 1960;

/**
 * Months since year 0. Without a month it counts as January: the earliest possible date is the safe one.
 */
export const monthsOf = ({ year, month = 1 }: StampDate) => year * 12 + month - 1;

/** The month that is so many months since year 0. */
export const monthAt = (months: number) => ({
  year: Math.floor(months / 12),
  month: (months % 12) + 1,
});

/** The same month, `years` later. */
export const yearsAfter = ({ year, month }: StampDate, years: number): StampDate => ({
  year: year + years,
  month,
});

/** Whether one date is before another: by month if both have one, otherwise by year. */
export const isBefore = (one: StampDate, other: StampDate) =>
  one.month && other.month ? monthsOf(one) < monthsOf(other) : one.year < other.year;

/**
 * Parses a date as it is stamped or typed: `2019`, `19`, `06/2019`, `6-19`, `2019-06`, `062019`,
 * `15/06/2019`, `Jun. 2019`, `15 June 2019`. Two digits mean the latest such year that is not in the future,
 * from 1960 on. The day is ignored. `10/11` may be October 2011 or, where the year is stamped first, November 2010: the
 * earlier date is the safe one, and the later one is `other`. Otherwise a year that comes first needs four digits: `24.6` is an empty weight.
 */
export function parseStampDate(typed: string, today: StampDate): StampDate | { fault: StampFault } {
  const text = plainDigits(typed);
  if (/^[a-d][\s-]*\d{1,4}$/i.test(text)) return { fault: "letter" };
  if (/^exp/i.test(text)) return { fault: "expiry" };
  const date = readDate(text, today);
  if (!date) return { fault: "notADate" };
  if (date.year < OLDEST_YEAR) return { fault: "tooOld" };
  return isBefore(today, date) ? { fault: "future" } : date;
}

const months =
  "january february march april may june july august september october november december";

/** Replaces an English month, whole or from three letters on, with its number. */
const withoutNames = (text: string) =>
  text.replace(/[a-z]{3,}\.?/gi, (name) => {
    const month = name.toLowerCase().replace(".", "");
    const index = months.split(" ").findIndex((whole) => whole.startsWith(month));
    return index < 0 ? name : ` ${index + 1} `;
  });

const monthFirst = /^(\d{1,4})[\s./,-]+(\d{1,4})$/;
const dayFirst = /^(?:0?[1-9]|[12]\d|3[01])[\s./,-]+(\d{1,2})[\s./,-]+(\d{4})$/;
const yearFirst = /^(\d{4})[\s./,-]+(\d{1,2})[\s./,-]+(?:0?[1-9]|[12]\d|3[01])$/;
const sixDigits = /^(\d{2})(\d{4})$/;

function readDate(typed: string, today: StampDate): StampDate | undefined {
  const text = withoutNames(typed).trim();
  const year = yearOf(text, today);
  if (year !== undefined) return { year };
  const forms = [monthFirst, dayFirst, yearFirst, sixDigits];
  const parts = forms.map((form) => form.exec(text)).find((match) => match !== null);
  const [, first = "", second = ""] = parts ?? [];
  const monthIsFirst = monthAndYear(first, second, today);
  const yearIsFirst = monthAndYear(second, first, today);
  if (!monthIsFirst) return first.length === 4 ? yearIsFirst : undefined;
  if (!yearIsFirst || monthsOf(yearIsFirst) === monthsOf(monthIsFirst)) return monthIsFirst;
  return isBefore(yearIsFirst, monthIsFirst)
    ? { ...yearIsFirst, other: monthIsFirst }
    : { ...monthIsFirst, other: yearIsFirst };
}

function monthAndYear(first: string, second: string, today: StampDate): StampDate | undefined {
  const year = yearOf(second, today);
  const month = Number(first);
  const isMonth = first.length <= 2 && month >= 1 && month <= 12;
  return isMonth && year !== undefined ? { year, month } : undefined;
}

function yearOf(digits: string, today: StampDate): number | undefined {
  if (/^\d{4}$/.test(digits)) return Number(digits);
  if (!/^\d{2}$/.test(digits)) return undefined;
  const short = Number(digits);
  const years = [2000 + short, 1900 + short];
  return years.find((year) => year <= today.year && year >= OLDEST_SHORT_YEAR) ?? short;
}
