import { invisibleSigns } from "../content-check/text/characters";

/** A change to a text, and what an editor is told of it. */
interface Mend {
  what: string;
  apply: (text: string) => string;
}

const withoutInvisible = (text: string) =>
  invisibleSigns.reduce((rest, pattern) => rest.replaceAll(pattern, ""), text);

/**
 * Between two words, a line separator of a word processor means what a space means. Before what could
 * start a paragraph, an item or a field, it could mean a new line as well, and stays.
 */
const separatorInSentence = /(?<=[\p{L}\p{N},;])[\u2028\v](?=\p{Ll})(?![\w-]+:)/gu;

/** What can be mended in any text, before it is read as YAML or Markdown. */
const mends: readonly Mend[] = [
  { what: "removed the byte order mark", apply: (text) => text.replace(/^\uFEFF/, "") },
  {
    what: "changed the line ends",
    apply: (text) =>
      text.includes("\n") ? text.replaceAll("\r\n", "\n") : text.replaceAll("\r", "\n"),
  },
  {
    what: "wrote a space for a line separator that nobody sees",
    apply: (text) => text.replaceAll(separatorInSentence, " "),
  },
  { what: "removed invisible characters", apply: withoutInvisible },
];

/** Mends the signs of a text; adds to `done` what was mended. */
export function mendSigns(text: string, done: string[]): string {
  return mends.reduce((before, { what, apply }) => {
    const after = apply(before);
    if (after !== before) done.push(what);
    return after;
  }, text);
}
