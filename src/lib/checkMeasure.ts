import { isBlank } from "./decimal";
import { parseMeasure } from "./parseMeasure";

/** The value of a weight, power or time field, in thousandths of its unit. */
export type CheckedMeasure =
  { value?: number; fault?: undefined } | { value?: undefined; fault: "number" | "low" | "high" };

/** Parses a field. Blank is valid, and out-of-range values are reported, never silently clamped. */
export function checkMeasure(typed: string, least: number, most: number): CheckedMeasure {
  if (isBlank(typed)) return {};
  const value = parseMeasure(typed);
  if (value === undefined) return { fault: "number" };
  if (value < least) return { fault: "low" };
  return value > most ? { fault: "high" } : { value };
}
