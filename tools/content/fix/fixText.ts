import { withoutBlanks } from "../../../src/model/normaliseText";
import { withoutGarbled, withoutInvisible } from "../check/rules/characters";

/** A change to a text, and how the command reports it. */
interface Fix {
  done: string;
  apply: (text: string) => string;
}

/** A word processor's line separator between two words: before a capital letter or a field, it may be a new line. */
const separatorInSentence = /(?<=[\p{L}\p{N},;])[\u2028\v](?=\p{Ll})(?![\w-]+:)/gu;

/** The fixes in their order. */
const fixes: readonly Fix[] = [
  { done: "removed the byte order mark", apply: (text) => text.replace(/^\uFEFF/, "") },
  {
    done: "changed the line ends",
    apply: (text) =>
      text.includes("\n") ? text.replaceAll("\r\n", "\n") : text.replaceAll("\r", "\n"),
  },
  { done: "emptied lines of invisible spaces", apply: withoutBlanks },
  {
    done: "replaced an invisible line separator with a space",
    apply: (text) => text.replaceAll(separatorInSentence, " "),
  },
  { done: "restored garbled characters, such as ’ and –", apply: withoutGarbled },
  { done: "removed invisible characters", apply: withoutInvisible },
];

/** Fixes the characters of a content file; says what was changed. */
export function fixText(source: string) {
  const done: string[] = [];
  const text = fixes.reduce((before, fix) => {
    const after = fix.apply(before);
    if (after !== before) done.push(fix.done);
    return after;
  }, source);
  return { text, done };
}
