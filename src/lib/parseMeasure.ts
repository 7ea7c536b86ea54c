import { inParts, plainDigits } from "./decimal";

const unit = /\s*(?:kgs?|kilos?|kilograms?|kw|kilowatts?|h|hrs?|hours?)$/i;

/**
 * A weight, a power or a time as people type it, in thousandths of its unit: `12,5 kg` is 12,500 g.
 * One point or one comma is the decimal mark. Undefined where it is no such number.
 */
export function parseMeasure(typed: string): number | undefined {
  const number = plainDigits(typed).replace(unit, "").replace(",", ".");
  return /^(?:\d+\.?\d*|\.\d+)$/.test(number) ? inParts(number, 3) : undefined;
}
