import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import type { Range } from "./lasting";

type Units = Queries.SiteLastingUnits;

export const kilograms = (grams: number, units: Units) =>
  fillIn(units.kilograms, { n: formatCount(grams / 1000) });

/** A range whose bounds are the same number. */
export const exactly = (value: number): Range => ({ low: value, high: value });

const phrase = ({ low, high }: Range, between: string, one: string, single: string) => {
  if (low !== high) return fillIn(between, { a: formatCount(low), b: formatCount(high) });
  return low === 1 ? single : fillIn(one, { n: formatCount(low) });
};

/** A range of days in words; a single number if both bounds are equal. */
export const inDays = (range: Range, units: Units) =>
  range.low < 1 ? units.lessThanADay : phrase(range, units.daysBetween, units.days, units.day);

/** The same for hours. */
export const inHours = (range: Range, units: Units) =>
  phrase(range, units.hoursBetween, units.hours, units.hour);

/** A range of days in a table. */
export const inTable = ({ low, high }: Range) => {
  if (low < 1) return "<1";
  return low === high ? formatCount(low) : `${formatCount(low)}–${formatCount(high)}`;
};
