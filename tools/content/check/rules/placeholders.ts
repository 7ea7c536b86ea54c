import type { Point } from "unist";
import type { Site } from "../read/reading";

/** Placeholders, some only if typed in capitals: "todo" is a word in other languages. */
const unfinished =
  /\b(?:TODO|FIXME|TB[DAC]|XXX+)\b|lorem ipsum|Lorem ipsum|Lorem Ipsum|LOREM IPSUM|\?{3,}|\[(?:insert|Insert|INSERT|your|Your|YOUR)\b[^\]]*\]/;

/** Returns the message about the first placeholder text in `text`, such as TODO, and its offset. */
export function unfinishedWords(text: string): { message: string; offset: number } | undefined {
  const match = unfinished.exec(text);
  const message = `"${match?.[0]}" is placeholder text; write the real words`;
  return match ? { message, offset: match.index } : undefined;
}

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
export function checkPlaceholders({ texts }: Site): void {
  for (const { file, values, body } of texts) {
    const report = (message: string | undefined, point: Point) =>
      message && file.message(message, point, "placeholder");
    for (const { name, value, meta, point } of values) {
      const isFlag = meta.placeholder === "entry" && value === true;
      const fault = isFlag
        ? `${name} is true; replace it with a real one, or delete it`
        : placeholderFault(String(value));
      if (meta.placeholder !== "example") report(fault, point);
    }
    if (!body) continue;
    for (const [index, line] of body.text.split("\n").entries())
      report(placeholderFault(line), { line: body.start.line + index, column: 1 });
  }
}
