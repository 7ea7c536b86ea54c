import { isBlank } from "./decimal";
import { parseMeasure } from "./parseMeasure";

/** What was typed into a field for a weight, a power or a time, in thousandths of its unit. */
export type CheckedMeasure =
  { value?: number; fault?: undefined } | { value?: undefined; fault: "number" | "low" | "high" };

/** Reads a field. Blank is no fault, and what is out of range is never changed in silence. */
export function checkMeasure(typed: string, least: number, most: number): CheckedMeasure {
  if (isBlank(typed)) return {};
  const value = parseMeasure(typed);
  if (value === undefined) return { fault: "number" };
  if (value < least) return { fault: "low" };
  return value > most ? { fault: "high" } : { value };
}
