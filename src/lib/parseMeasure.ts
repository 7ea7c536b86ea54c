import { inParts, plainDigits } from "./decimal";

const unit = /\s*(?:kgs?|kilos?|kilograms?|kw|kilowatts?|h|hrs?|hours?)$/i;

/**
 * Parses a weight, a power or a time as people type it, into thousandths of its unit: `12,5 kg` is 12,500
 * g. A single point or comma is the decimal separator. Undefined if it is not a number.
 */
export function parseMeasure(typed: string): number | undefined {
  const number = plainDigits(typed).replace(unit, "").replace(",", ".");
  return /^(?:\d+\.?\d*|\.\d+)$/.test(number) ? inParts(number, 3) : undefined;
}
