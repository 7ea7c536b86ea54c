/** The first sentence of a text, and what follows it. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const [first = text] = /^[^]*?[.!?][”’")]?(?=\s|$)/.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}
