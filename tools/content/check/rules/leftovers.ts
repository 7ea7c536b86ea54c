import type { Link, Parent } from "mdast";
import type { BodyReading } from "../read/reading";
import { hiddenCharacter } from "./characters";
import { unfinishedWords } from "./placeholders";

const asTyped = (found: string) => `"${found.slice(0, 40)}" is shown as typed`;

type Sign = readonly [RegExp, (found: string) => string];

/**
 * The signs of markup in a text that visitors read: Markdown that has no effect where it is, or another program's.
 * Of those that overlap only the first counts.
 */
const signs: readonly Sign[] = [
  [
    /\[{2}|(?<=\))\[|(?:\[[^\][\n]*)?\](?:[([]| \((?=[/#]|\w+:)| \[(?=[a-z/#]))/g,
    () => "this is not shown as a link; write [words](/address), without any space after [words]",
  ],
  [
    // Three or more are a row of stars, or a line to write on.
    /(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)|~~|\*{3,}(?=\p{L})|(?<=^|[\s(])\*(?=\p{L})|(?<![\p{L}\d_])_(?=\p{L})|`/gu,
    (found) =>
      `${asTyped(found)}; write it on both sides of the words, with spaces only outside, or ${found.replace(/./g, "\\$&")} to show it`,
  ],
  [
    /(?<!\[)\^\(?[\w+-]*\)?\^?/g,
    (found) => `${asTyped(found)}; write <sup>${/[\w+-]+/.exec(found)?.[0] ?? 2}</sup>`,
  ],
  [
    // Colons, dollar signs and others that no sentence has; formatting in a field; tags of word processors.
    /:{3,}|(?<![\w:]):[a-z][\w+-]*:(?!\w)|={2,}|\${2}|\$(?=[a-z\\])[^$\n]*(?<!\s)\$(?!\d)|%{2}|\|{2}|<\/?(?:(?:br|b|i|em|strong|p|u|sup|sub)\b|\w+:)[^<>]*>|&amp;#?\w+;/gi,
    (found) => `${asTyped(found)}; delete it, or say it in words`,
  ],
];

/** Signs that a plain text may have, because it has no way to mark them as meant. */
const signsOfMarkdown: readonly Sign[] = [
  [
    // Years, sizes and numbers of sources may be in brackets; placeholders.ts reports [your name].
    /\[(?!\d|…|\.{3}|sic\]|insert\b|your\b)[^\][\n]*\]?/gi,
    (found) =>
      `${asTyped(found)}; delete it, or write the words without brackets, or \\[ to show them`,
  ],
  [/\\(?=\w|$)/g, (found) => `${asTyped(found)}; delete it, or write \\\\ to show it`],
];

/** Returns the signs in `text`, where escaped characters are spaces, with their places; the same one only once. */
export function leftoversIn(text: string, isMarkdown: boolean) {
  const found = [...signs, ...(isMarkdown ? signsOfMarkdown : [])].flatMap(([pattern, message]) =>
    Array.from(text.matchAll(pattern), ({ 0: typed, index: offset }) => ({
      typed,
      offset,
      message: message(typed),
    })),
  );
  const isCovered = (one: (typeof found)[number], other: (typeof found)[number]) =>
    one.typed === other.typed || one.offset < other.offset + other.typed.length;
  return found
    .sort((one, other) => one.offset - other.offset)
    .filter((one, index) => !found.slice(0, index).some((before) => isCovered(one, before)));
}

/** Whether a text is a URL that became a link automatically. */
const isAddress = (text: string, parent: Parent | undefined) =>
  parent?.type === "link" && (parent as Link).url.endsWith(text);

/** Reports markup without effect, hidden characters and placeholders in the text of a body. */
export function checkLeftovers({ file, body }: BodyReading): void {
  for (const { node, ancestors } of body.nodes) {
    if (node.type !== "text" || isAddress(node.value, ancestors.at(-1))) continue;
    const typed = body.source(node).replace(/\\[^\w\s]/g, "  ");
    const report = (rule: string, message: string, shift: number) =>
      void file.message(message, body.pointOf(node, shift), rule);
    const hidden = hiddenCharacter(node.value, body.source(node).replaceAll("\0", "\uFFFD"));
    if (hidden) report("characters", hidden, 0);
    for (const { message, offset } of leftoversIn(typed, true)) report("markdown", message, offset);
    const words = unfinishedWords(typed);
    if (words) report("placeholder-text", words.message, words.offset);
  }
}
