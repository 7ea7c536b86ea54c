import { fieldValues, nameOf } from "./fields/fieldValues";
import type { TextReading } from "./reading";

/** In days: the minimum, to leave time for a new date, and the maximum of RFC 9116, section 2.5.5. */
const notice = 30;
const longest = 365;

const dayInMs = 24 * 60 * 60 * 1000;
const dayAfter = (today: Date, days: number) =>
  new Date(today.getTime() + days * dayInMs).toISOString().slice(0, 10);

/** Reports expiry dates that are past, near or too far in the future. */
export function checkExpiry(texts: readonly TextReading[], today: Date): void {
  const [first, last] = [dayAfter(today, notice), dayAfter(today, longest)];
  for (const { file, type, content } of texts) {
    if (!type || !content?.fields) continue;
    for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
      const day = String(value);
      if (meta.kind !== "expiry" || (day >= first && day <= last)) continue;
      const message = `"${nameOf(path)}" is ${day}; check that the file is still correct, then write a day from ${first} to ${last}`;
      file.message(message, content.pointOf(path), "expiry");
    }
  }
}
