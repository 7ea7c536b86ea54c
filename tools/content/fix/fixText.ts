import type { ContentType } from "../../../src/model/contentType";
import { withoutBlanks } from "../../../src/model/normaliseText";
import { textFile } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { withoutGarbled, withoutInvisible } from "../check/rules/characters";
import { normalForm } from "./normalForm";

/** A change to a text, and how the command reports it. */
interface Fix {
  done: string;
  apply: (text: string, type: ContentType) => string;
}

/**
 * Between two words, a word processor's line separator means a space. Before a capital letter, a list item or
 * a field it could also mean a new line, so it is not replaced.
 */
const separatorInSentence = /(?<=[\p{L}\p{N},;])[\u2028\v](?=\p{Ll})(?![\w-]+:)/gu;

/** The fields of a text as JSON; undefined if the check rejects any. */
function fieldsOf(type: ContentType, text: string): string | undefined {
  const { fields } = readContent(type, textFile(type.path, text));
  return fields && JSON.stringify(fields);
}

/** Formats a valid text like the browser editor, unless that would change its fields. */
export function asFormsWrite(text: string, type: ContentType): string {
  const form = normalForm(type, text);
  if (form === text) return text;
  const fields = fieldsOf(type, text);
  return fields !== undefined && fieldsOf(type, form) === fields ? form : text;
}

/** The fixes in their order: those of characters come before the text is read as YAML or Markdown. */
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
  { done: "wrote the fields as the browser editor does", apply: asFormsWrite },
];

/** Fixes the characters of a content file of `type`, and formats a valid one; says what was changed. */
export function fixText(type: ContentType, source: string) {
  const done: string[] = [];
  const text = fixes.reduce((before, fix) => {
    const after = fix.apply(before, type);
    if (after !== before) done.push(fix.done);
    return after;
  }, source);
  return { text, done };
}
