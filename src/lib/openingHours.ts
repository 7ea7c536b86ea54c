/** Opening hours, in the format that the content model normalises to (model/notations/openingHours.ts). */
export interface Opening {
  /** `Saturday`, `Monday to Friday`, `Sunday and public holidays`, `every day`. */
  days: string;
  /** `8 am–6:30 pm`, `closed`, `24 hours`. */
  times: string;
}

export const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const isClosed = ({ times }: Opening) => times === "closed";

/** For the middle of a sentence: `Monday to Friday, 8 am–6 pm`, `every day: closed`. No line breaks before `am`. */
export const openingPhrase = (opening: Opening) =>
  `${opening.days}${isClosed(opening) ? ":" : ","} ${opening.times.replaceAll(" ", "\u00a0")}`;

/** The same as a line of its own: `Every day, 8 am–6 pm`. */
export function openingLine(opening: Opening): string {
  const phrase = openingPhrase(opening);
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** The days of an opening, one by one: all from `Friday` to `Monday`, and `public holidays`. */
export const openingDays = ({ days }: Opening): string[] =>
  days.split(/, | and /).flatMap((part) => {
    if (part === "every day") return dayNames;
    const [first, last = first] = part.split(" to ");
    const week: readonly string[] = [...dayNames, ...dayNames];
    const start = week.findIndex((name) => name === first);
    const end = week.findIndex((name, index) => name === last && index >= start);
    return start < 0 ? part : week.slice(start, end + 1);
  });

/** Converts `6:30 pm` to `18:30`. */
function to24Hours(time: string): string {
  if (time === "noon") return "12:00";
  if (time === "midnight") return "00:00";
  const [, hour = "", minutes = "00", half] = /^(\d+)(?::(\d+))? ([ap])m$/.exec(time) ?? [];
  const hours = (Number(hour) % 12) + (half === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}

/**
 * When it opens and closes, `08:00` and `18:00`. As in schema.org and Google's guide to it, closed is from 00:00 to
 * 00:00, day and night from 00:00 to 23:59, and a time of closing before that of opening is of the next day.
 */
export function openingTimes(opening: Opening): readonly [opens: string, closes: string] {
  if (isClosed(opening)) return ["00:00", "00:00"];
  const [from = "", to] = opening.times.split("–");
  return to === undefined ? ["00:00", "23:59"] : [to24Hours(from), to24Hours(to)];
}
