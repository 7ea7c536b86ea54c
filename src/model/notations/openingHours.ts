import { dayNames } from "../../lib/openingHours";

/** Browser forms and JSON schemas use a pattern without its flags, so this spells out both cases of a letter. */
const anyCase = (words: string) =>
  words.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const until = `(?: ${anyCase("to")} | ?(?:-|–) ?)`;

/** A first and, if there is more than one, a last. */
const range = (one: string) => `${one}(?:${until}${one})?`;

/** Names of several days, and the days that they mean. */
const groups: readonly (readonly [words: string, days: readonly string[]])[] = [
  ["every ?day|daily", ["every day"]],
  ["weekdays?", ["Monday to Friday"]],
  ["weekends?", ["Saturday", "Sunday"]],
  ["(?:public )?holidays?", ["public holidays"]],
];

const groupPattern = groups.map(([words]) => anyCase(words)).join("|");
const dayPattern = `(?:${anyCase("mon|tue|wed|thu|fri|sat|sun")})[A-Za-z]*`;
const somePattern = `(?:${range(dayPattern)}|${groupPattern})`;
const and = `(?:,? ${anyCase("and")} | ?[,&] ?)`;

/** Days in any common notation: `Sat`, `Mon-Fri`, `Sundays and public holidays`, `Daily`. */
export const daysPattern = new RegExp(`^${somePattern}(?:${and}${somePattern})*$`);

const clock =
  "(?:1[0-2]|0?[1-9])(?:[:.][0-5][0-9])? ?[AaPp](?:[Mm]|\\.[Mm]\\.)|(?:[01]?[0-9]|2[0-3])[:.][0-5][0-9]";
const timePattern = `(?:${clock}|${anyCase("noon|midnight")})`;
const dayAndNight = `${anyCase("day and night|24 ?(?:h|hrs|hours)")}|24/7`;

/** When it is open, in any common notation: `8 am to 6 pm`, `18:00-2:00`, `closed`, `24 hours`. */
export const timesPattern = new RegExp(
  `^(?:${timePattern}${until}${timePattern}|${anyCase("closed")}|${dayAndNight})$`,
);

const fullDay = (name: string) =>
  dayNames.find((day) => day.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) ?? name;

/** The plain form of the days between two commas. */
function plainPart(part: string): readonly string[] {
  const [, days] = groups.find(([words]) => new RegExp(`^(?:${words})$`, "i").test(part)) ?? [];
  return days ?? [part.split(new RegExp(until)).map(fullDay).join(" to ")];
}

const listed = new Intl.ListFormat("en-GB");

/** Normalises days: `Saturday`, `Monday to Friday`, `Sunday and public holidays`. Other texts are unchanged. */
export const plainDays = (days: string) =>
  daysPattern.test(days) ? listed.format(days.split(new RegExp(and)).flatMap(plainPart)) : days;

/** `8 am`, `6:30 pm`, `noon`. */
function plainTime(time: string): string {
  const [, hours = "", minutes = "00", half] = /^(\d+)(?:[:.](\d+))? ?([ap])?/i.exec(time) ?? [];
  if (hours === "") return time.toLowerCase();
  const suffix = half ? half.toLowerCase() : Number(hours) < 12 ? "a" : "p";
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === "00" ? "" : `:${minutes}`} ${suffix}m`;
}

/** Normalises times: `8 am–6:30 pm`, `closed`, `24 hours`, `day and night`. Other texts are unchanged. */
export function plainTimes(times: string): string {
  if (!timesPattern.test(times)) return times;
  return /^24/.test(times) && !/[:.]/.test(times)
    ? "24 hours"
    : times.split(new RegExp(until)).map(plainTime).join("–");
}
