import { fillIn } from "../../lib/fillIn";
import { DAY_MS, LAGOS_MS, lagosDay, lagosMonth } from "../../lib/lagosTime";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MINUTES_PER_DAY = 24 * 60;

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** From the day before today. */
const nearDays = ["yesterday", "today", "tomorrow"] as const;

/** The time in which short weight is reported, and a return asked for, in ms. */
export interface DeadlineRule {
  report: number;
  return: number;
}

/** Parses a promised figure such as “2 hours”, into ms; NaN if it is not a number of hours, as days may be calendar days. */
const timeIn = (figure: string) =>
  Number(/^\s*(\d{1,3})\s*hours?\s*$/i.exec(figure)?.[1]) * HOUR_MS;

/** The times in the promised figures; undefined if one of them is not a number of hours. */
export function deadlineRuleIn(policies: Queries.DeadlineRuleFragment): DeadlineRule | undefined {
  const rule = { report: timeIn(policies.damageReport), return: timeIn(policies.returnWindow) };
  return rule.report && rule.return ? rule : undefined;
}

/**
 * When the cylinder came, in ms since 1970. The day and the time are those of Lagos, whatever the phone's zone.
 * @param time `14:10`; undefined if it is not whole
 */
export function cameAt(day: string, time: string, now: number): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (hours === undefined) return undefined;
  const midnight = (lagosDay(now) - (day === "yesterday" ? 1 : 0)) * DAY_MS - LAGOS_MS;
  return midnight + (60 * Number(hours) + Number(minutes)) * MINUTE_MS;
}

/** Until when to report and to ask for a return, in ms since 1970. */
export interface Deadlines {
  /** `late`: only the time to report has passed. `future`: the delivery is still to come. */
  state: "future" | "open" | "late" | "over";
  came: number;
  report: number;
  return: number;
}

/** The deadlines of a delivery; each ends after its last minute. */
export function deadlinesOf(came: number, rule: DeadlineRule, now: number): Deadlines {
  const deadlines = { came, report: came + rule.report, return: came + rule.return };
  const hasPassed = (deadline: number) => now >= deadline + MINUTE_MS;
  // The page's clock may be a minute behind.
  if (came > now + MINUTE_MS) return { ...deadlines, state: "future" };
  if (hasPassed(deadlines.return)) return { ...deadlines, state: "over" };
  return { ...deadlines, state: hasPassed(deadlines.report) ? "late" : "open" };
}

/** Whether the clock can be right: no visitor sees the page before the month in which the site was built. */
export const isClockPlausible = (now: number, builtIn: number) => lagosMonth(now) >= builtIn;

/**
 * A moment in words: `4:10 pm today`.
 * @param now without it, the day is named by its date, for a text that is read later
 */
export function momentInWords(
  moment: number,
  words: Queries.SiteRefillShortMoments,
  now?: number,
): string {
  const minutes = Math.floor((moment + LAGOS_MS) / MINUTE_MS) % MINUTES_PER_DAY;
  const hour = Math.floor(minutes / 60);
  const clock = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
  const time = fillIn(hour < 12 ? words.am : words.pm, { time: clock });
  const day = lagosDay(moment);
  const near = now === undefined ? undefined : nearDays[day - lagosDay(now) + 1];
  if (near) return fillIn(words[near], { time });
  return fillIn(words.date, { time, date: dateFormat.format(day * DAY_MS) });
}
