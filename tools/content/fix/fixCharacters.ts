import { invisibleCharacters, withoutGarbled } from "../check/rules/characters";

/** A change to a text, and how the command reports it. */
interface Fix {
  done: string;
  apply: (text: string) => string;
}

const withoutInvisible = (text: string) =>
  invisibleCharacters.reduce((rest, pattern) => rest.replaceAll(pattern, ""), text);

/**
 * Between two words, a word processor's line separator means a space. Before a capital letter, a list item or
 * a field it could also mean a new line, so it is not replaced.
 */
const separatorInSentence = /(?<=[\p{L}\p{N},;])[\u2028\v](?=\p{Ll})(?![\w-]+:)/gu;

/** Fixes for any text, applied before it is read as YAML or Markdown. */
const fixes: readonly Fix[] = [
  { done: "removed the byte order mark", apply: (text) => text.replace(/^\uFEFF/, "") },
  {
    done: "changed the line ends",
    apply: (text) =>
      text.includes("\n") ? text.replaceAll("\r\n", "\n") : text.replaceAll("\r", "\n"),
  },
  {
    done: "replaced an invisible line separator with a space",
    apply: (text) => text.replaceAll(separatorInSentence, " "),
  },
  { done: "restored garbled characters, such as ’ and –", apply: withoutGarbled },
  { done: "removed invisible characters", apply: withoutInvisible },
];

/** Fixes the characters of a text; adds each change to `changes`. */
export function fixCharacters(text: string, changes: string[]): string {
  return fixes.reduce((before, { done, apply }) => {
    const after = apply(before);
    if (after !== before) changes.push(done);
    return after;
  }, text);
}
