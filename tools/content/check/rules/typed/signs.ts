import type { Sign } from "../../../../../src/model/signs";

const asTyped = '"{0}" is shown as typed';

/** Signs of Markdown that mark nothing, because they are not on both sides of words. */
export const loneSigns: readonly Sign[] = [
  [
    // Three or more are a row of stars, or a line to write on.
    /(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)|~~|\*{3,}(?=\p{L})|(?<=^|[\s(])\*(?=\p{L})|(?<![\p{L}\d_])_(?=[\p{L}-])|`/u,
    `${asTyped}; write it on both sides of the words, with spaces only outside, or \\ before each sign to show it`,
  ],
];

/** A full stop without a space: "valve.Test" would also be an address. */
export const joinedSentences: readonly Sign[] = [
  [/\p{L}{0,30}\p{Ll}{2}\.\p{Lu}\p{Ll}+/u, '"{0}": is a space missing after the full stop?'],
];

/** Other markup that has no effect where it is: Markdown, or another program's. */
export const markupSigns: readonly Sign[] = [
  [
    // Marks of the sources that chat programs name.
    /:?contentReference\[\w+:\d+\](?:\{index=\d+\})?|【[^】]*】?|\[cite(?:_\w+|: ?[\d, ]+)\]|\b(?:(?:file)?cite)?turn\d+[a-z]+\d+(?:turn\d+[a-z]+\d+)*|\[?\boai_?cit[\w:]*(?:[†‡][^\s\]]*)?\]?|\d*[†‡](?:source|L\d+|[\w-]+\.\w+)[\w-]*/u,
    `${asTyped}; a chat program has left it; delete it`,
  ],
  [
    /\[{2}|(?<=\))\[|(?:\[[^\][\n]*)?\](?:[([]| \((?=[/#]|\w+:)| \[(?=[a-z/#]))/,
    "this is not shown as a link; write [words](/address), without any space after [words]",
  ],
  [/(?<!\[)\^\(?([\w+-]+)\)?\^?/, `${asTyped}; write <sup>{1}</sup>`],
  [
    // Colons, dollar signs and others that no sentence has; tags in a field, or of word processors.
    /:{3,}|(?<![\w:]):[a-z][\w+-]*:(?!\w)|={2,}|\+{3,}|\${2}|\$(?=[a-z\\])[^$\n]*(?<!\s)\$(?!\d)|%{2}|\|{2}|<\/?[a-z][^<>]*>|&amp;#?\w+;/i,
    `${asTyped}; delete it, or say it in words`,
  ],
];

/** What the page writes itself beside a figure. */
export const setByPage: readonly Sign[] = [
  [
    /[₦$]\s?(?=\{\w+\})|(?<=\{policy\.(?!minimumAge)\w+\}\s)(?:business )?(?:minute|hour|day|week|month|year|time)s?\b|(?<=\{(?!n\})\w+\}\s?)kg\b|\+234 ?(?=\{)/,
    'the page shows "{0}" here already; delete it',
  ],
];

/** The same in Markdown, which has a way to mark brackets and backslashes as meant. */
export const markdownSigns: readonly Sign[] = [
  ...markupSigns,
  ...loneSigns,
  ...setByPage,
  [
    // Years, sizes and numbers of sources may be in brackets; placeholders.ts reports [your name].
    /\[(?!\d|…|\.{3}|sic\]|insert\b|your\b)[^\][\n]*\]?/i,
    `${asTyped}; delete it, or write the words without brackets, or \\[ to show them`,
  ],
  [/\\(?=[\p{L}\d]|\s*$)/u, `${asTyped}; delete it, or write \\\\ to show it`],
];

/** A sign at the start of an item, where the page sets its own: a dash, and in a numbered list a number. */
const dash = /^[–—-](?=\s\D)/;
const number = /^(?:[•●▪■◦‣·*–—-]|\(?\d{1,2}[.)]|Step \d+\W?)(?=\s)/i;

/** Returns the message about a sign at the start of an item that the page sets itself; undefined if there is none. */
export function signSetTwice(words: string, isNumbered: boolean): string | undefined {
  const [sign] = (isNumbered ? number : dash).exec(words) ?? [];
  return sign && `the page shows a sign before each item already; delete "${sign}"`;
}
