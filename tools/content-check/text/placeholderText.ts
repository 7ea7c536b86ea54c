const placeholder =
  /\b(?:TODO|FIXME|TBD|TBA|TBC|XXX+)\b|lorem ipsum|\?{3,}|\[(?:insert|your)\b[^\]]*\]/i;

/** Words in capitals only: "todo" is a word of other languages. */
const capitals = /^(?:todo|fixme|tb[dac]|xxx+)$/i;

/** The first words in `text` that stand in for words still to come. */
export function placeholderText(text: string): { index: number; words: string } | undefined {
  const pattern = new RegExp(placeholder, "gi");
  for (const match of text.matchAll(pattern)) {
    const words = match[0];
    if (!capitals.test(words) || words === words.toUpperCase())
      return { index: match.index, words };
  }
  return undefined;
}
