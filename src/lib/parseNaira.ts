import { inParts, plainDigits } from "./decimal";

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;
const spaced = /^\d{1,3}(?: \d{3})+(?:\.\d{0,2})?$/;
const plain = /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/;

/**
 * An amount of money as people type it, in kobo: `₦15,000.50` is 1,500,050. Commas and spaces group
 * three digits; a point and one or two digits are kobo. Undefined where it is no such amount.
 */
export function parseNaira(typed: string): number | undefined {
  const amount = plainDigits(typed).replace(/^(?:₦|NGN|N)\s*/i, "");
  if (![grouped, spaced, plain].some((form) => form.test(amount))) return undefined;
  return inParts(amount.replace(/[, ]/g, ""), 2);
}
