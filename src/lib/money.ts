import { formatCount } from "./formatCount";
import { roundedQuotient } from "./roundedQuotient";
import { inParts, plainDigits } from "./typed";

/** An amount of money. */
export interface Money {
  kobo: number;
  /** As visitors read it, with one naira sign: `₦15,000.00`, `From ₦15,000`. */
  text: string;
}

/** The price of a product; without an amount it is on request. */
export type Price = Money | { kobo?: undefined; text: string };

/** A price in content, in any common notation. */
export const pricePattern =
  /^(?:(?:[Ff]rom )?(?:(?:₦|[Nn]|#|NGN|ngn)\s*)?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{2})?(?: [Nn]aira)?|[Oo]n request)$/;

/** One amount above 0 in content. */
export const amountPattern =
  /^(?=.*[1-9])(?:(?:₦|[Nn]|#|NGN|ngn)\s*)?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{2})?(?: [Nn]aira)?$/;

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;
const spaced = /^\d{1,3}(?: \d{3})+(?:\.\d{0,2})?$/;
const plain = /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/;

/** The digits of an amount, without its sign and grouping. */
function digitsOf(typed: string): string | undefined {
  const amount = plainDigits(typed).replace(/^(?:₦|NGN|N|#)\s*| naira$/gi, "");
  return [grouped, spaced, plain].some((form) => form.test(amount))
    ? amount.replace(/[, ]/g, "")
    : undefined;
}

/**
 * Parses an amount of money as people type it, into kobo: `₦15,000.50` is 1,500,050. Commas and spaces
 * group three digits; a point with one or two digits is followed by kobo. Undefined if it is not an amount.
 */
export function parseNaira(typed: string): number | undefined {
  const digits = digitsOf(typed);
  return digits === undefined ? undefined : inParts(digits, 2);
}

/** Parses a price in content (decisions, "Prices"). It must match one of the patterns. */
export function parsePrice(typed: string): Price {
  const [, from, amount = ""] = /^(from )?(.*)$/i.exec(typed) ?? [];
  const digits = digitsOf(amount);
  if (digits === undefined) return { text: "On request" };
  return { kobo: inParts(digits, 2), text: `${from ? "From " : ""}₦${formatCount(digits)}` };
}

/** The text of a price, without kobo if they are none: `₦15,000`. */
export const shortPrice = (text: string) => text.replace(/\.00$/, "");

/** Whole naira as visitors read them: `₦15,000`. */
export const inNaira = (naira: number) => `₦${formatCount(naira)}`;

/** An amount to the kobo, as visitors read it: `₦1,400`, `₦1,090.50`. */
export const inNairaAndKobo = (kobo: number) =>
  `₦${formatCount(kobo % 100 ? (kobo / 100).toFixed(2) : kobo / 100)}`;

/**
 * The price of `grams`, in whole naira.
 * @param kobo the price of `per` grams, in kobo
 */
export const priceOf = (grams: number, kobo: number, per = 1000) =>
  roundedQuotient(grams * kobo, per * 100);
