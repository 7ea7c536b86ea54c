/** Opening hours, in the format that the content model normalises to. */
export interface Opening {
  /** `Saturday`, or `Monday to Friday`. */
  days: string;
  /** `8 am`, `6:30 pm`. */
  from: string;
  to: string;
}

/** One line for visitors: `Monday to Friday, 8 am–6 pm`. */
export const openingLine = ({ days, from, to }: Opening) => `${days}, ${from}–${to}`;

/** Converts `6:30 pm` to `18:30`. */
function to24Hours(time: string): string {
  const [, hour = "", minutes = "00", half] = /^(\d+)(?::(\d+))? ([ap])m$/.exec(time) ?? [];
  const hours = (Number(hour) % 12) + (half === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}

/** The two times as `08:00` and `18:00`. */
export const openingTimes = ({ from, to }: Opening) => [to24Hours(from), to24Hours(to)] as const;

/** The same in schema.org's `openingHours` format: `Mo-Fr 08:00-18:00`. */
export const openingCode = (opening: Opening) =>
  `${opening.days
    .split(" to ")
    .map((day) => day.slice(0, 2))
    .join("-")} ${openingTimes(opening).join("-")}`;
