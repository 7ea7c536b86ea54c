const LONGEST = 24;

/** What was typed, as a message repeats it: in one line, and cut where it is long. */
export function shorten(typed: string): string {
  const line = typed.trim().replace(/\s+/g, " ");
  return line.length > LONGEST ? `${[...line].slice(0, LONGEST).join("")}…` : line;
}
