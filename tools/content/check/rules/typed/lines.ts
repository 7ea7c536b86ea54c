import { firstSign, type Sign } from "../../../../../src/model/signs";

const rows = "write each row as | one | two |, with | --- | --- | below the first";
export const notTable = `this is not shown as a table; ${rows}`;
const notList = 'this is not shown as a list; start each item with "- " or "1. ", with the space';
const joined =
  'these lines are shown as one; end each but the last with \\, start each with "- ", or join them';

/** The start of an item: a number or letter with what is around it; a dash, a tick, a bullet of a word processor. */
const count = String.raw`(?:\d+|[a-z]|[ivx]+)`;
const bullet = String.raw`(?:[^\p{L}\p{M}\d\s\p{Ps}\p{Pi}\p{Sc}"'*_\x60<&#|\\]|[oØ§])`;
const label = String.raw`\p{Lu}[\p{L} ]{0,20}:\s`;
const below = String.raw`.*\n\r*`;

/** What a paragraph does not show as it was typed; `\n` is an end of a line that is lost, `\r` one that is kept. */
const signs: readonly Sign[] = [
  [/^\\?\||^\+[-=][-=+]*\+$|^(?=.* {3}).*\n/m, notTable],
  [
    /^(?:[•●▪■◦‣·]|[-*]\u00A0|(?:[^\s\d|]|\(?\w{1,4}[.)])\t)|^(?:[-*–]|\d{1,2}[.)])\p{L}.*\n\r*(?:[-*–]|\d{1,2}[.)])\p{L}/mu,
    notList,
  ],
  // The same sign, the same kind of number, or a label before two lines below each other.
  [RegExp(`^(${bullet})[ \\t]${below}\\1[ \\t]|^${label}${below}${label}`, "mu"), notList],
  [RegExp(`^(\\(?(?:\\d+\\.)*)${count}([.):]+)\\s${below}\\1${count}\\2\\s`, "imu"), notList],
  [RegExp(`^((?:\\d+\\.)+)\\d+ (?!kg\\b)${below}\\1\\d+\\s`, "mu"), notList],
  [RegExp(`^(\\p{Lu}\\p{L}*\\.? )\\d+\\W${below}\\1\\d+\\W`, "mu"), notList],
  [RegExp(`^(?:[①-⑳]${below}[①-⑳]|\\d+ [–-] ${below}\\d+ [–-] )`, "mu"), notList],
  [
    /^(?:##|[.,:;)]\s|!{3} )/m,
    "the sign at the start of this line is shown as typed; delete it, or write ## and a space for a heading",
  ],
  [/^(?:&nbsp;|\s)+$/, "this line is shown as an empty paragraph; delete it"],
  [/^.*\t/m, `a tab is shown as one space; delete it, or, for a table, ${rows}`],
  [
    /^.*\p{L}-\n\r*(?!(?:and|or|to)\b)\p{Ll}/mu,
    "a word is broken in two at the end of this line; write it on one line",
  ],
  // A clause below one that ends, or below what announces it.
  [RegExp(`^.*(?:[.:;,]|\\b(?:and|or))\\n\\r*(?:${bullet}|\\(?${count}[.)]+)\\s`, "imu"), joined],
];

/** Whether the next word, or link, did not fit into 60 letters: somebody wrapped the paragraph, and the page may join it. */
const isWrapped = ([, line = "", next = ""]: RegExpMatchArray) =>
  line.length + (/^(?:\[[^\]]*\])?\S*/.exec(next)?.[0].length ?? 0) > 60;

/** Returns the first line of a paragraph that the page does not show as it was typed, with the message. */
export function lineFault(source: string): { message: string; offset: number } | undefined {
  const text = source
    // The signs of quotations and the indents of lists are no part of a line.
    .replace(/(?<=^|\n)[ \t>]+/g, (prefix) => "\r".repeat(prefix.length))
    .replace(/(\\| {2}|<br ?\/?> ?)\n/g, "$1\r")
    .replaceAll(" \n", "\n\r");
  const lost = [...text.matchAll(/(?<=^|[\r\n])([^\r\n]*)\n\r*(?=([^\r\n]*))/g)];
  const isJoined = lost.some((end) => !isWrapped(end));
  return (
    firstSign(signs, text) ??
    (isJoined ? { message: joined, offset: lost[0]?.index ?? 0 } : undefined)
  );
}
