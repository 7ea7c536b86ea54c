const dayNames = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/**
 * Browser forms and JSON schemas use a pattern without its flags, so this spells out both cases of every
 * letter.
 */
const anyCase = (words: string) =>
  words.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const dayPattern = `(?:${anyCase("mon|tue|wed|thu|fri|sat|sun")})[A-Za-z]*`;

/** A day or a range of days, in any common notation: `Sat`, `Monday to Friday`, `Mon-Fri`. */
export const daysPattern = new RegExp(
  `^${dayPattern}(?:(?: ${anyCase("to")} | ?[-–] ?)${dayPattern})?$`,
);

/** A time of day in any common notation: `8 am`, `6:30pm`, `18:00`. */
export const timePattern =
  /^(?:(?:1[0-2]|0?[1-9])(?:[:.][0-5][0-9])? ?[AaPp][Mm]|(?:[01]?[0-9]|2[0-3])[:.][0-5][0-9])$/;

const fullDay = (name: string) =>
  dayNames.find((day) => day.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) ?? name;

/** Normalises days: `Saturday`, `Monday to Friday`. Other texts are unchanged. */
export const plainDays = (days: string) =>
  daysPattern.test(days) ? (days.match(/[a-z]{3,}/gi) ?? []).map(fullDay).join(" to ") : days;

/** The names of the days in a normalised text: all days from `Friday` to `Monday`. */
export function openingDayNames(days: string): string[] {
  const [first = "", last = first] = days.split(" to ");
  const week = [...dayNames, ...dayNames];
  const start = week.findIndex((name) => name === first);
  return week.slice(start, week.findIndex((name, index) => name === last && index >= start) + 1);
}

/** Normalises a time: `8 am`, `6:30 pm`. Other texts are unchanged. */
export function plainTime(time: string): string {
  if (!timePattern.test(time)) return time;
  const [, hours = "", minutes = "00", half] = /^(\d+)(?:[:.](\d+))? ?([ap])?/i.exec(time) ?? [];
  const suffix = half ? half.toLowerCase() : Number(hours) < 12 ? "a" : "p";
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === "00" ? "" : `:${minutes}`} ${suffix}m`;
}
