import type { Link } from "mdast";
import { everySign, firstSign, type Sign } from "../../../../src/model/signs";
import type { BodyReading } from "../read/reading";
import { hiddenCharacter } from "./characters";
import { unfinished } from "./placeholders";

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
    /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【[^】]*】|\[cite(?:_start|_end|: ?[\d, ]+)\]|\b(?:(?:file)?cite)?turn\d+[a-z]+\d+(?:turn\d+[a-z]+\d+)*|\boaicite\b/u,
    `${asTyped}; a chat program has left it; delete it`,
  ],
  [
    /\[{2}|(?<=\))\[|(?:\[[^\][\n]*)?\](?:[([]| \((?=[/#]|\w+:)| \[(?=[a-z/#]))/,
    "this is not shown as a link; write [words](/address), without any space after [words]",
  ],
  [/(?<!\[)\^\(?([\w+-]+)\)?\^?/, `${asTyped}; write <sup>{1}</sup>`],
  [
    // Colons, dollar signs and others that no sentence has; formatting in a field; tags of word processors.
    /:{3,}|(?<![\w:]):[a-z][\w+-]*:(?!\w)|={2,}|\${2}|\$(?=[a-z\\])[^$\n]*(?<!\s)\$(?!\d)|%{2}|\|{2}|<\/?(?:(?:br|b|i|em|strong|p|u|sup|sub)\b|\w+:)[^<>]*>|&amp;#?\w+;/i,
    `${asTyped}; delete it, or say it in words`,
  ],
];

/** The same in Markdown, which has a way to mark brackets and backslashes as meant. */
const markdownSigns: readonly Sign[] = [
  ...markupSigns,
  ...loneSigns,
  [
    // Years, sizes and numbers of sources may be in brackets; placeholders.ts reports [your name].
    /\[(?!\d|…|\.{3}|sic\]|insert\b|your\b)[^\][\n]*\]?/i,
    `${asTyped}; delete it, or write the words without brackets, or \\[ to show them`,
  ],
  [/\\(?=[\p{L}\d]|$)/u, `${asTyped}; delete it, or write \\\\ to show it`],
];

/** Reports markup without effect, hidden characters and placeholders in the text of a body. */
export function checkLeftovers({ file, body }: BodyReading): void {
  for (const { node, ancestors } of body.nodes) {
    if (node.type !== "text") continue;
    const parent = ancestors.at(-1);
    // An address that became a link by itself.
    if (parent?.type === "link" && (parent as Link).url.endsWith(node.value)) continue;
    const source = body.source(node);
    const report = (rule: string, message: string, shift = 0) =>
      void file.message(message, body.pointOf(node, shift), rule);
    const hidden = hiddenCharacter(node.value, source.replaceAll("\0", "\uFFFD"));
    if (hidden) report("characters", hidden);
    const typed = source.replace(/\\[^\p{L}\d\s]/gu, "  ");
    for (const { message, offset } of everySign(markdownSigns, typed))
      report("markdown", message, offset);
    const words = firstSign(unfinished, typed);
    if (words) report("placeholder-text", words.message, words.offset);
    const joined = firstSign(joinedSentences, typed);
    if (joined) file.info(joined.message, body.pointOf(node, joined.offset), "spacing");
  }
}
