import { DAY_MS } from "../../../../src/lib/lagosTime";
import { sitePrices } from "../../../../src/model/types/sitePrices";
import type { Site } from "../read/reading";

/** In days: the minimum, to leave time for a new date, and the maximum of RFC 9116, section 2.5.5. */
const notice = 30;
const longest = 365;

/** The day in UTC that is `days` after `today`. */
const dayAfter = (today: Date, days: number) =>
  new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const datesOf = ({ texts }: Site, kind: "date" | "expiry") =>
  texts.flatMap(({ file, type, content, values }) => {
    const dates = content?.fields ? values.filter(({ meta }) => meta.kind === kind) : [];
    return dates.map(({ name, value, point }) => ({ file, type, name, day: String(value), point }));
  });

/** Reports dates in the future, except of prices (see prices.ts). Time zones may be a day ahead. */
export function checkDates(site: Site): void {
  const latest = dayAfter(site.today, 1);
  for (const { file, type, name, day, point } of datesOf(site, "date")) {
    if (type === sitePrices || day <= latest) continue;
    const message = `"${name}" is ${day}, after today (${dayAfter(site.today, 0)}); write today or an earlier day`;
    file.message(message, point, "date-future");
  }
}

/** Reports expiry dates that are past, near or too far in the future. */
export function checkExpiry(site: Site): void {
  const [first, last] = [dayAfter(site.today, notice), dayAfter(site.today, longest)];
  for (const { file, name, day, point } of datesOf(site, "expiry")) {
    if (day >= first && day <= last) continue;
    const message = `"${name}" is ${day}; check that the file is still correct, then write a day from ${first} to ${last}`;
    file.message(message, point, "expiry");
  }
}
