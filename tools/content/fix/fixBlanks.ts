import type { ContentType } from "../../../src/model/contentType";
import { oddBlanks, type OddBlanks } from "../check/text/blanks";
import { onlyMeaning } from "./onlyMeaning";

const replaced = (text: string, { index, typed }: OddBlanks, words: string) =>
  text.slice(0, index) + words + text.slice(index + typed.length);

/** Returns as many plain spaces as there are blanks; "" on a line with nothing else. */
const plainSpaces = (text: string, { index, typed }: OddBlanks) =>
  /^(?:\n|$)/.test(text.slice(index + typed.length)) ? "" : typed.replaceAll(/[^\t]/g, " ");

/** Replaces the blanks from the last to the first, so that the offsets of the others stay valid. */
const allReplaced = (text: string, blanks: OddBlanks[], words: (one: OddBlanks) => string) =>
  blanks.reduceRight((rest, one) => replaced(rest, one, words(one)), text);

/**
 * Replaces blanks that only look like spaces with plain spaces. Does not change a line if its indent decides
 * whether it belongs to the line above.
 */
export function fixBlanks(type: ContentType, text: string): string {
  const blanks = oddBlanks(text, type.path.endsWith(".md"));
  if (blanks.length === 0) return text;
  const visible = (one: OddBlanks) => plainSpaces(text, one);
  const without = (one: OddBlanks) => (one.isIndent ? "" : " ");
  const all = [allReplaced(text, blanks, visible), allReplaced(text, blanks, without)];
  const only = onlyMeaning(type, all);
  if (only !== undefined) return only;
  return blanks.reduceRight(
    (rest, one) =>
      onlyMeaning(type, [replaced(rest, one, visible(one)), replaced(rest, one, without(one))]) ??
      rest,
    text,
  );
}
