/** A sign of a mistake, and the message about it, in which `{0}` is the sign, and `{1}` its first group. */
export type Sign = readonly [sign: RegExp, message: string];

/** A sign that a text contains. */
interface FoundSign {
  typed: string;
  offset: number;
  message: string;
}

const found = (match: RegExpExecArray, message: string): FoundSign => ({
  typed: match[0],
  offset: match.index,
  message: message.replaceAll(/\{(\d)\}/g, (_all, group) => (match[group] ?? "").slice(0, 40)),
});

/** Returns the first sign of a table that is in `text`. */
export function firstSign(signs: readonly Sign[], text: string): FoundSign | undefined {
  for (const [sign, message] of signs) {
    const match = sign.exec(text);
    if (match) return found(match, message);
  }
  return undefined;
}
