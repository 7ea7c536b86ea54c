import type { BodyReading } from "../read/reading";

/** A line of a paragraph, and the line below it, which the page joins to it. */
interface Line {
  text: string;
  /** Its place in the paragraph's source. */
  offset: number;
  /** Undefined for the last line, and for one that ends with a line break. */
  next?: string;
}

/** Splits the source of a paragraph; the signs of quotations and the indents of lists are no part of a line. */
function linesOf(source: string): Line[] {
  const lines = [...source.matchAll(/(?<=^|\n)[ \t>]*([^\n]*)/g)].map((match) => ({
    text: match[1] ?? "",
    offset: match.index + match[0].length - (match[1] ?? "").length,
  }));
  return lines.map(({ text, offset }, index) => {
    const isBroken = /(?: {2}|\\|<br ?\/?> ?)$/.test(text);
    return { text: text.trimEnd(), offset, next: isBroken ? undefined : lines[index + 1]?.text };
  });
}

/** Whether the next word, or link, did not fit into 60 letters: somebody wrapped the paragraph, and the page may join it. */
const isFull = ({ text, next = "" }: Line) =>
  text.length + (/^(?:\[[^\]]*\])?\S*/.exec(next)?.[0].length ?? 0) > 60;

const clause = /^(?:\((?:[a-z]|[ivx]+|\d{1,2})\)|(?:[a-z]|[ivx]+|\d{1,2})[.)])\s/i;

const rows = "write each row as | one | two |, with | --- | --- | below the first";
export const notTable = `this is not shown as a table; ${rows}`;
const notList = 'this is not shown as a list; start each item with "- " or "1. ", with the space';

/** What the page would not show as it was typed, with the message; only the first counts in a paragraph. */
const signs: readonly (readonly [is: (line: Line, all: readonly Line[]) => boolean, string])[] = [
  [
    ({ text }) => text === "+++",
    "this is another program's front matter; delete it down to the second +++",
  ],
  [({ text, next }) => /^\\?\||^\+[-=+]+\+$/.test(text) || (!!next && / {3}/.test(text)), notTable],
  [
    ({ text, next }) =>
      /^(?:[•●▪■◦‣·]|[-*]\u00A0|(?:[^\s\d|]|\(?\w{1,4}[.)])\t)/.test(text) ||
      [text, next].every((line) => /^(?:[-*–]|\d{1,2}[.)])(?=\p{L})/u.test(line ?? "")),
    notList,
  ],
  [
    ({ text }) => /^(?:##|:\s|!{3} )/.test(text),
    "the sign at the start of this line is shown as typed; delete it, or write ## and a space for a heading",
  ],
  [
    ({ text }) => /^(?:&nbsp;|\s)+$/.test(text),
    "this line is shown as an empty paragraph; delete it",
  ],
  [
    ({ text }) => /\t/.test(text),
    `a tab is shown as one space; delete it, or, for a table, ${rows}`,
  ],
  [
    ({ text, next = "" }) => /\p{L}-$/u.test(text) && /^(?!(?:and|or|to)\b)\p{Ll}/u.test(next),
    "a word is broken in two at the end of this line; write it on one line",
  ],
  [
    (line, all) =>
      line.next !== undefined &&
      (!all.every((one) => one.next === undefined || isFull(one)) ||
        (clause.test(line.next) && /(?:[.:;,]|\b(?:and|or))$/.test(line.text))),
    'these lines are shown as one; end each but the last with \\, start each with "- ", or join them',
  ],
];

/** Reports lines that the page would join, and lists and tables that it would not show as such. */
export function checkLines({ file, body }: BodyReading): void {
  for (const { node } of body.nodes) {
    if (node.type !== "paragraph") continue;
    const lines = linesOf(body.source(node));
    for (const [is, message] of signs) {
      const line = lines.find((one) => is(one, lines));
      if (line) file.message(message, body.pointOf(node, line.offset), "markdown");
      if (line) break;
    }
  }
}
