/** A sign of a mistake, and the message about it, in which `{0}` is what was typed, `{1}` the first group, and `{code}` its number. */
export type Sign = readonly [sign: RegExp, message: string | ((typed: string) => string)];

/** A table of signs by their messages, in the order in which they are looked for. */
export const signsOf = (table: Readonly<Record<string, RegExp>>): readonly Sign[] =>
  Object.entries(table).map(([message, sign]) => [sign, message]);

/** The number of a text's first character in Unicode, such as U+00A0. */
export const code = (text: string) =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const fill = (message: string, match: RegExpExecArray) =>
  message
    .replaceAll("{code}", code(match[0]))
    .replaceAll(/\{(\d)\}/g, (_all, group) => (match[group] ?? "").slice(0, 40));

/** A sign that a text contains. */
const found = (match: RegExpExecArray, message: Sign[1]) => ({
  typed: match[0],
  offset: match.index,
  message: typeof message === "string" ? fill(message, match) : message(match[0]),
});

/** Returns the first sign of a table that is in `text`. */
export function firstSign(signs: readonly Sign[], text: string) {
  for (const [sign, message] of signs) {
    const match = sign.exec(text);
    if (match) return found(match, message);
  }
  return undefined;
}

/** Returns the places of one sign in `text`. */
export function placesOf([sign, message]: Sign, text: string) {
  // Few texts contain a sign, and the search for every place compiles the expression again.
  if (!sign.test(text)) return [];
  const matches = text.matchAll(RegExp(sign, `${sign.flags}g`));
  return Array.from(matches, (match) => found(match, message));
}

/** Returns the signs in `text` in their order; of those that overlap or are equal only the first. */
export function everySign(signs: readonly Sign[], text: string) {
  const before = new Set<string>();
  let end = 0;
  return signs
    .flatMap((sign) => placesOf(sign, text))
    .sort((one, other) => one.offset - other.offset)
    .filter(({ typed, offset }) => {
      if (offset < end || before.has(typed)) return false;
      end = offset + typed.length;
      before.add(typed);
      return true;
    });
}
