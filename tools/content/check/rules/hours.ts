import { openingLine, openingTimes, type Opening } from "../../../../src/lib/openingHours";
import { openingDayNames } from "../../../../src/model/forms/openingHours";
import { siteCompany } from "../../../../src/model/types/siteCompany";
import type { Site } from "../read/reading";

/** The opening and closing time, `08:00` and `18:00`; midnight is the end of a day. */
function timesOf(opening: Opening) {
  const [from, to] = openingTimes(opening);
  return { from, to: to === "00:00" ? "24:00" : to };
}

/** Whether both lines say when the company is open on one day, and do not agree. */
const overlap = (one: Opening, other: Opening) =>
  timesOf(one).from < timesOf(other).to && timesOf(other).from < timesOf(one).to;

/** Reports opening hours that end before they begin, and days with two different hours. */
export function checkHours({ texts }: Site): void {
  for (const { file, type, content } of texts) {
    if (type !== siteCompany || !content?.fields) continue;
    const hours = (content.fields.hours ?? []) as Opening[];
    for (const [index, opening] of hours.entries()) {
      const { from, to } = timesOf(opening);
      const report = (field: keyof Opening, message: string) =>
        void file.message(message, content.pointOf(["hours", index, field]), "hours");
      if (to <= from)
        report(
          "to",
          `it closes at ${opening.to}, before it opens at ${opening.from}; is one of them in the afternoon (pm)?`,
        );
      const days = openingDayNames(opening.days);
      for (const other of hours.slice(0, index)) {
        const day = openingDayNames(other.days).find((name) => days.includes(name));
        if (day && overlap(opening, other))
          report(
            "days",
            `${day} has other hours at this time already, in ${openingLine(other)}; write them once`,
          );
      }
    }
  }
}
