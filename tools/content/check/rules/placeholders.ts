import type { Point } from "unist";
import { firstSign, type Sign } from "../../../../src/model/signs";
import type { Site } from "../read/reading";

/** Text that somebody meant to replace; some only in capitals: "todo" is a word in other languages. */
export const unfinished: readonly Sign[] = [
  [
    /\b(?:TODO|FIXME|TB[DAC])\b|lorem ipsum|Lorem ipsum|Lorem Ipsum|LOREM IPSUM|\?{3,}|\[(?:insert|Insert|INSERT|your|Your|YOUR)\b[^\]]*\]|\[[A-Z][A-Z '/_-]{2,}\]|\b[A-Z]{2,}(?:_[A-Z]{2,})+\b/,
    '"{0}" is placeholder text; write the real words',
  ],
  [
    // Of templates and of chat programs.
    /\b\d*X{2,}\b|\b(?:YOUR|INSERT|ENTER|COMPANY|BUSINESS|CUSTOMER|CLIENT|FULL|STREET|CONTACT|EMAIL|PHONE)(?: [A-Z]+){0,3} (?:NAME|ADDRESS|NUMBER|DATE|HERE|TEXT|TITLE|LOGO|CITY|STATE|EMAIL|PHONE)\b|[Cc]lick (?:or tap )?here to enter|\b[Aa]s an AI\b/,
    '"{0}" is placeholder text; write the real words',
  ],
];

/** Values that cannot be real. */
const unreal: readonly Sign[] = [
  [
    // Domains that RFC 2606 reserves for examples; "valve.Test" lacks a space (leftovers.ts).
    /[\w.-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|org|net)\b|\blocalhost\b/,
    "{0} is reserved for examples; write the real address",
  ],
  [
    // A phone number of at least ten digits that ends in seven zeros, with any spacing.
    /\+?\d(?:[ -]?\d){2,}(?:[ -]?0){7}\b/,
    "{0} is a placeholder; write the real number",
  ],
];

/** Returns why a value is a placeholder; undefined if it looks real. */
const placeholderFault = (value: string) => firstSign(unreal, value)?.message;

/** Reports placeholders, which must be replaced before the site is published. */
export function checkPlaceholders({ texts }: Site): void {
  for (const { file, values, body } of texts) {
    const report = (message: string | undefined, point: Point) =>
      message && file.message(message, point, "placeholder");
    for (const { name, value, meta, point } of values)
      if (meta.placeholder === "entry" && value === true)
        report(`${name} is true; replace it with a real one, or delete it`, point);
      else if (meta.placeholder !== "example") report(placeholderFault(String(value)), point);
    if (!body) continue;
    for (const [index, line] of body.text.split("\n").entries())
      report(placeholderFault(line), { line: body.start.line + index, column: 1 });
  }
}
