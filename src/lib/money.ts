import { formatCount } from "./formatCount";
import { roundedQuotient } from "./roundedQuotient";
import { inParts, plainDigits } from "./typed";

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;
const spaced = /^\d{1,3}(?: \d{3})+(?:\.\d{0,2})?$/;
const plain = /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/;

/**
 * Parses an amount of money as people type it, into kobo: `₦15,000.50` is 1,500,050. Commas and spaces
 * group three digits; a point with one or two digits is followed by kobo. Undefined if it is not an amount.
 */
export function parseNaira(typed: string): number | undefined {
  const amount = plainDigits(typed).replace(/^(?:₦|NGN|N)\s*/i, "");
  if (![grouped, spaced, plain].some((form) => form.test(amount))) return undefined;
  return inParts(amount.replace(/[, ]/g, ""), 2);
}

/** Whole naira as visitors read them: `₦15,000`. */
export const inNaira = (naira: number) => `₦${formatCount(naira)}`;

/**
 * The price of `grams`, in whole naira.
 * @param koboPerKilogram the price of 1 kg in kobo
 */
export const priceOf = (grams: number, koboPerKilogram: number) =>
  roundedQuotient(grams * koboPerKilogram, 100_000);
