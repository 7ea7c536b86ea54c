import type { VFile } from "vfile";
import type { ContentType } from "../../../src/model/contentType";
import type { ReadContent } from "../../../src/model/readContent";
import { fieldValues, nameOf } from "./fields/fieldValues";

const unfinished =
  /\b(?:TODO|FIXME|TBD|TBA|TBC|XXX+)\b|lorem ipsum|\?{3,}|\[(?:insert|your)\b[^\]]*\]/gi;

/** Placeholders only if typed in capitals: "todo" is a word in other languages. */
const capitals = /^(?:todo|fixme|tb[dac]|xxx+)$/i;

/** Returns the first placeholder text in `text`, such as TODO. */
export const unfinishedWords = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(unfinished)].find(
    ([words]) => !capitals.test(words) || words === words.toUpperCase(),
  );

export const placeholderMessage = (words: string) =>
  `"${words}" is placeholder text; write the real words`;

/** Domains that RFC 2606 reserves for examples. */
const reservedDomain =
  /[\w.-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|org|net)\b|\blocalhost\b/i;

/** A phone number of at least ten digits that ends in seven zeros, with any spacing. */
const zeroNumber = /\+?\d(?:[ -]?\d){2,}(?:[ -]?0){7}\b/;

/** Returns why a value is a placeholder; undefined if it looks real. */
export function placeholderFault(value: string): string | undefined {
  const domain = reservedDomain.exec(value)?.[0];
  if (domain) return `${domain} is reserved for examples; write the real address`;
  const number = zeroNumber.exec(value)?.[0];
  return number && `${number} is a placeholder; write the real number`;
}

/** Reports placeholders, which must be replaced before the site is published. */
export function checkPlaceholders(type: ContentType, file: VFile, content: ReadContent): void {
  const rule = "placeholder";
  for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
    if (meta.placeholder === "example") continue;
    const message =
      meta.placeholder === "entry" && value === true
        ? `${nameOf(path)} is true; replace it with a real one, or delete it`
        : placeholderFault(String(value));
    if (message) file.message(message, content.pointOf(path), rule);
  }
  const lines = file.toString().split("\n");
  const bodyLine = lines.length - content.body.split("\n").length;
  for (const [index, line] of content.body.split("\n").entries()) {
    const message = placeholderFault(line);
    if (message) file.message(message, { line: bodyLine + index + 1, column: 1 }, rule);
  }
}
