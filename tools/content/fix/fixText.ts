import { withoutBlanks } from "../../../src/model/normaliseText";
import { withoutGarbled, withoutInvisible } from "../check/rules/characters";

/** A word processor's line separator between two words: before a capital letter or a field, it may be a new line. */
const separatorInSentence = /(?<=[\p{L}\p{N},;])[\u2028\v](?=\p{Ll})(?![\w-]+:)/gu;

/** The changes to a text in their order, each with how the command reports it. */
const fixes: readonly (readonly [done: string, apply: (text: string) => string])[] = [
  ["removed the byte order mark", (text) => text.replace(/^\uFEFF/, "")],
  [
    "changed the line ends",
    (text) => (text.includes("\n") ? text.replaceAll("\r\n", "\n") : text.replaceAll("\r", "\n")),
  ],
  ["emptied lines of invisible spaces", withoutBlanks],
  [
    "replaced an invisible line separator with a space",
    (text) => text.replaceAll(separatorInSentence, " "),
  ],
  ["restored garbled characters, such as ’ and –", withoutGarbled],
  ["removed invisible characters", withoutInvisible],
];

/** Fixes the characters of a content file; says what was changed. */
export function fixText(source: string) {
  const done: string[] = [];
  const text = fixes.reduce((before, [change, apply]) => {
    const after = apply(before);
    if (after !== before) done.push(change);
    return after;
  }, source);
  return { text, done };
}
