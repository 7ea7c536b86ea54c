import type { VFile } from "vfile";
import type { ContentType } from "../../../src/model/contentType";
import type { ReadContent } from "../../../src/model/readContent";
import { fieldValues, nameOf } from "./fields/fieldValues";

const unfinished =
  /\b(?:TODO|FIXME|TBD|TBA|TBC|XXX+)\b|lorem ipsum|\?{3,}|\[(?:insert|your)\b[^\]]*\]/gi;

/** Words in capitals only: "todo" is a word of other languages. */
const capitals = /^(?:todo|fixme|tb[dac]|xxx+)$/i;

/** The first words in `text` that stand in for words still to come. */
export const unfinishedWords = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(unfinished)].find(
    ([words]) => !capitals.test(words) || words === words.toUpperCase(),
  );

export const placeholderMessage = (words: string) =>
  `"${words}" is placeholder text; write the real words`;

/** Domains that RFC 2606 keeps for examples: nobody can ever own them. */
const reservedDomain =
  /[\w.-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|org|net)\b|\blocalhost\b/i;

/** A phone number of ten digits or more that ends in seven zeros, however it is spaced. */
const zeroNumber = /\+?\d(?:[ -]?\d){2,}(?:[ -]?0){7}\b/;

/** Why a value only stands in for a real one; undefined when it looks real. */
export function standIn(value: string): string | undefined {
  const domain = reservedDomain.exec(value)?.[0];
  if (domain) return `${domain} is reserved for examples; write the real address`;
  const number = zeroNumber.exec(value)?.[0];
  return number && `${number} is a placeholder; write the real number`;
}

/** Reports what must be replaced before the site is shown to the public. */
export function checkPlaceholders(type: ContentType, file: VFile, content: ReadContent): void {
  const rule = "placeholder";
  for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
    if (meta.placeholder === "example") continue;
    const message =
      meta.placeholder === "entry" && value === true
        ? `${nameOf(path)} is true; replace it with a real one, or delete it`
        : standIn(String(value));
    if (message) file.message(message, content.pointOf(path), rule);
  }
  const lines = file.toString().split("\n");
  const bodyLine = lines.length - content.body.split("\n").length;
  for (const [index, line] of content.body.split("\n").entries()) {
    const message = standIn(line);
    if (message) file.message(message, { line: bodyLine + index + 1, column: 1 }, rule);
  }
}
