import {
  isClosed,
  openingDays,
  openingTimes,
  type Opening,
} from "../../../../src/lib/openingHours";
import { siteCompany } from "../../../../src/model/types/siteCompany";
import { filesOf, type Site } from "../read/reading";

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wholeDay = 24 * 60;

/** When it opens and closes, in minutes from the start of the day; closed takes the whole day. */
function spanOf(opening: Opening) {
  const [opens = 0, closes = 0] = openingTimes(opening).map(minutesOf);
  return { opens, closes: closes <= opens ? closes + wholeDay : closes };
}

/** In minutes: longer hours that end after midnight are probably am and pm exchanged. */
const longestNight = 16 * 60;

function timesFault(opening: Opening): string | undefined {
  if (isClosed(opening)) return undefined;
  const { opens, closes } = spanOf(opening);
  if (closes - opens === wholeDay)
    return "it opens and closes at the same time; correct one of the two, or write 24 hours or closed";
  if (closes <= wholeDay || closes - opens <= longestNight) return undefined;
  const [from, to] = opening.times.split("–");
  return `from ${from} to ${to} is until the next day; are am and pm right? If they are, write two lines: one to 12 am, and for the next day one from 12 am`;
}

/** Whether both lines say when the company is open at one time of a day. */
function overlap(one: Opening, other: Opening): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.opens < b.closes && b.opens < a.closes;
}

/** Reports opening hours that are probably a mistake, and days with two different hours. */
export function checkHours(site: Site): void {
  for (const { fields, report } of filesOf(site, siteCompany, "hours")) {
    const { hours = [] } = fields;
    for (const [index, opening] of hours.entries()) {
      const fault = timesFault(opening);
      if (fault) report(`hours.${index}.times`, fault);
      const days = openingDays(opening);
      for (const other of hours.slice(0, index)) {
        const day = openingDays(other).find((name) => days.includes(name));
        if (day && overlap(opening, other))
          report(
            `hours.${index}.days`,
            `${day} has other hours at this time already, in ${other.days}, ${other.times}; write them once`,
          );
      }
    }
  }
}
