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

/** What a line of a list starts with: an open bracket and the numbers above, the last number or letter, and what closes it. */
const count = /^(\(?(?:\d+\.)*)(\d+|[a-z]|[ivx]+)([.):]*)[ \t]/i;

/** The same as a sign: a dash, a bullet of a word processor, a tick; not a bracket, a currency or what Markdown reads. */
const bullet = /^(?:[^\p{L}\p{M}\d\s\p{Ps}\p{Pi}\p{Sc}"'*_`<&#|\\]|[oØ§])(?=[ \t])/u;

const label = /^\p{Lu}[\p{L} ]{0,20}:\s/u;

/** Whether `next` starts as an item after `line` does: with the same sign, the next number or letter, or a label. */
function isNextItem(line: string, next: string): boolean {
  if (label.test(line) && label.test(next)) return true;
  const sign = bullet.exec(line)?.[0];
  if (sign) return sign === bullet.exec(next)?.[0];
  const [, open, last = "", close = ""] = count.exec(line) ?? [];
  const [, nextOpen, following = "", nextClose] = count.exec(next) ?? [];
  if (open !== nextOpen || close !== nextClose || last === "") return false;
  if (/\d/.test(last)) return Number(following) === Number(last) + 1;
  const isLetter = last.length === 1 && following.length === 1;
  const follows = isLetter && following.charCodeAt(0) === last.charCodeAt(0) + 1;
  return close !== "" && (follows || /^[ivx]+$/i.test(last + following));
}

/** Whether `next` starts a clause or item, and the line above it ends one, or announces it. */
const isNewClause = ({ text, next = "" }: Line) =>
  (bullet.test(next) || /[.)]/.test(count.exec(next)?.[3] ?? "")) &&
  /(?:[.:;,]|\b(?:and|or))$/.test(text);

const rows = "write each row as | one | two |, with | --- | --- | below the first";
export const notTable = `this is not shown as a table; ${rows}`;
const notList = 'this is not shown as a list; start each item with "- " or "1. ", with the space';

/** What the page would not show as it was typed, with the message; only the first counts in a paragraph. */
const faults: readonly (readonly [is: (line: Line, all: readonly Line[]) => boolean, string])[] = [
  [
    ({ text, next }) => /^\\?\||^\+[-=][-=+]*\+$/.test(text) || (!!next && / {3}/.test(text)),
    notTable,
  ],
  [
    ({ text, next = "" }) =>
      /^(?:[•●▪■◦‣·]|[-*]\u00A0|(?:[^\s\d|]|\(?\w{1,4}[.)])\t)/.test(text) ||
      [text, next].every((line) => /^(?:[-*–]|\d{1,2}[.)])(?=\p{L})/u.test(line)) ||
      isNextItem(text, next),
    notList,
  ],
  [
    ({ text }) => /^(?:##|[.,:;)]\s|!{3} )/.test(text),
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
      (!all.every((one) => one.next === undefined || isFull(one)) || isNewClause(line)),
    'these lines are shown as one; end each but the last with \\, start each with "- ", or join them',
  ],
];

/** Returns the first line of a paragraph that the page would not show as it was typed, with the message. */
export function lineFault(source: string): { message: string; offset: number } | undefined {
  const lines = linesOf(source);
  for (const [is, message] of faults) {
    const line = lines.find((one) => is(one, lines));
    if (line) return { message, offset: line.offset };
  }
  return undefined;
}
