const LONGEST = 24;

/** The user's input for use in a message: on one line, and truncated if long. */
export function shorten(typed: string): string {
  const line = typed.trim().replace(/\s+/g, " ");
  return line.length > LONGEST ? `${[...line].slice(0, LONGEST).join("")}…` : line;
}
