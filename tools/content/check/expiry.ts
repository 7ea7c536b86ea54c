import { fieldValues, nameOf } from "./fields/fieldValues";
import type { TextReading } from "./reading";

/** In days: time enough to notice, and the longest that RFC 9116, section 2.5.5, advises. */
const notice = 30;
const longest = 365;

const dayInMs = 24 * 60 * 60 * 1000;
const dayAfter = (today: Date, days: number) =>
  new Date(today.getTime() + days * dayInMs).toISOString().slice(0, 10);

/** Reports days on which something ends, when they are near, past or too far away to be trusted. */
export function checkExpiry(texts: readonly TextReading[], today: Date): void {
  const [first, last] = [dayAfter(today, notice), dayAfter(today, longest)];
  for (const { file, type, content } of texts) {
    if (!type || !content?.fields) continue;
    for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
      const day = String(value);
      if (meta.kind !== "expiry" || (day >= first && day <= last)) continue;
      const message = `"${nameOf(path)}" is ${day}; see that the file is still true, then write a day from ${first} to ${last}`;
      file.message(message, content.pointOf(path), "expiry");
    }
  }
}
