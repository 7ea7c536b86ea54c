import type { Content } from "mdast";
import { signsOf, type Sign } from "../../../../../src/model/signs";

const asTyped = '"{0}" is shown as typed';

/** Signs of Markdown that mark nothing, because they are not on both sides of words. */
export const loneSign: Sign = [
  // Three or more are a row of stars, or a line to write on.
  /(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)|~~|\*{3,}(?=\p{L})|(?<=^|[\s(])\*(?=\p{L})|(?<![\p{L}\d_])_(?=[\p{L}-])|`/u,
  `${asTyped}; write it on both sides of the words, with spaces only outside, or \\ before each sign to show it`,
];

/** A full stop without a space: "valve.Test" would also be an address. */
export const joinedSentence: Sign = [
  /\p{L}{0,30}\p{Ll}{2}\.\p{Lu}\p{Ll}+/u,
  '"{0}": is a space missing after the full stop?',
];

/** What may be meant, by the kind of node that has it: hints. */
export const doubts: Partial<Record<Content["type"], readonly Sign[]>> = {
  text: [joinedSentence],
  link: signsOf({
    "the words of this link say nothing to people who hear it by itself; write where it leads":
      /^\[(?:(?:(?:click|tap|press) )?here|(?:this )?link|read more)[.!]?\]/i,
  }),
  list: signsOf({
    '"{0}" is shown with a full stop; write so where the text speaks of it': /^\d+\)/,
    '"-" is shown as the bullet of a list; write \\- before a temperature below zero':
      /^- \d[\d.,]* ?°/,
  }),
  paragraph: signsOf({
    'the page shows the day of "updated" above the text; delete "{0}", unless it is another day':
      /^[*_]*Effective(?: date)?\b[*_: ]*[^\n.]{0,20}\b\d{4}\b/m,
  }),
};

/** Other markup that has no effect where it is: Markdown, or another program's. */
export const markupSigns = signsOf({
  // Marks of the sources that chat programs name.
  [`${asTyped}; a chat program has left it; delete it`]:
    /:?contentReference\[\w+:\d+\](?:\{index=\d+\})?|【[^】]*】?|\[cite(?:_\w+|: ?[\d, ]+)\]|\b(?:(?:file)?cite)?turn\d+[a-z]+\d+(?:turn\d+[a-z]+\d+)*|\[?\boai_?cit[\w:]*(?:[†‡][^\s\]]*)?\]?|\d*[†‡](?:source|L\d+|[\w-]+\.\w+)[\w-]*/u,
  "this is not shown as a link; write [words](/address), without any space after [words]":
    /\[{2}|(?<=\))\[|(?:\[[^\][\n]*)?\](?:[([]| \((?=[/#]|\w+:)| \[(?=[a-z/#]))/,
  [`${asTyped}; write <sup>{1}</sup>`]: /(?<!\[)\^\(?([\w+-]+)\)?\^?/,
  // Colons, dollar signs and others that no sentence has; tags in a field, or of word processors.
  [`${asTyped}; delete it, or say it in words`]:
    /:{3,}|(?<![\w:]):[a-z][\w+-]*:(?!\w)|={2,}|#{2,}(?=\s)|\+{3,}|\${2}|\$(?=[a-z\\])[^$\n]*(?<!\s)\$(?!\d)|%{2}|\|{2}|<\/?[a-z][\w-]*(?:\s*\/?|\s[^<>]*=[^<>]*)>|(?<!\w)<[a-z][^<>]*>|&amp;#?\w+;/i,
});

export const isSetByPage = (sign: string) => `the page sets "${sign}" here itself; delete it`;

/** What the page writes beside a figure. */
export const besideFigure: Sign = [
  /[₦$]\s?(?=\{\w+\})|(?<=\{policy\.(?!minimumAge)\w+\}\s)(?:business )?(?:minute|hour|day|week|month|year|time)s?\b|(?<=\{(?!n\})\w+\}\s?)kg\b/,
  isSetByPage,
];

/** A sign at the start of an item, where the page sets a bullet or a number. */
export const itemSign = /^(?:[•●▪■◦‣·*–—-](?=\s\D)|(?:\(?\d{1,2}[.)]|Step \d+\W?)(?=\s))/i;

/** The same in Markdown, which has a way to mark brackets and backslashes as meant. */
export const markdownSigns: readonly Sign[] = [
  ...markupSigns,
  loneSign,
  besideFigure,
  ...signsOf({
    // Years, sizes and numbers of sources may be in brackets; placeholders.ts reports [your name].
    [`${asTyped}; delete it, or write the words without brackets, or \\[ to show them`]:
      /\[(?!\d|…|\.{3}|sic\]|insert\b|your\b)[^\][\n]*\]?/i,
    [`${asTyped}; delete it, or write \\\\ to show it`]: /\\(?=[\p{L}\d]|\s*$)/u,
  }),
];
