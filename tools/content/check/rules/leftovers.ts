import type { Link, Parent } from "mdast";
import type { BodyReading } from "../read/reading";
import { hiddenCharacter } from "./characters";
import { unfinishedWords } from "./placeholders";

const asTyped = (found: string) => `"${found.slice(0, 40)}" is shown as typed`;

/**
 * The signs of markup in a text that visitors read: Markdown that has no effect where it is, or another program's.
 * Of those that begin at the same place only the first counts.
 */
const signs: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /\[{2}|(?<=\))\[|(?:\[[^\][\n]*)?\](?:[([]| \((?=[/#]|\w+:)| \[(?=[a-z/#]))/,
    () => "this is not shown as a link; write [words](/address), without any space after [words]",
  ],
  [
    // Years, sizes and numbers of sources may be in brackets; placeholders.ts reports [your name].
    /\[(?!\d|…|\.{3}|sic\]|insert\b|your\b)[^\][\n]*\]?/i,
    (found) =>
      `${asTyped(found)}; delete it, or write the words without brackets, or \\[ to show them`,
  ],
  [
    // Three or more are a row of stars, or a line to write on.
    /(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)|~~|\*{3,}(?=\p{L})|(?<=^|[\s(])\*(?=\p{L})|(?<![\p{L}\d_])_(?=\p{L})|`/u,
    (found) =>
      `${asTyped(found)}; write it on both sides of the words, with spaces only outside, or ${found.replace(/./g, "\\$&")} to show it`,
  ],
  [
    /(?<!\[)\^\(?[\w+-]*\)?\^?/,
    (found) => `${asTyped(found)}; write <sup>${/[\w+-]+/.exec(found)?.[0] ?? 2}</sup>`,
  ],
  [
    // Colons, dollar signs and others that no sentence has; HTML, of which rawHtml.ts sees complete tags only.
    /:{3,}|(?<![\w:]):[a-z][\w+-]*:(?!\w)|={2,}|\${2}|\$(?=[a-z\\])[^$\n]*(?<!\s)\$(?!\d)|%{2}|\|{2}|<\/?[a-z][^<>]*>|&amp;#?\w+;|\\(?=\w|$)/i,
    (found) => `${asTyped(found)}; delete it, or say it in words`,
  ],
];

/** Returns the first sign of each kind in `text`, where escaped characters are spaces, with its place. */
export function leftoversIn(text: string) {
  const found = signs.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [{ typed: match[0], offset: match.index, message: message(match[0]) }] : [];
  });
  return found.filter(
    ({ offset }, index) => !found.slice(0, index).some((before) => before.offset === offset),
  );
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
    for (const { message, offset } of leftoversIn(typed)) report("markdown", message, offset);
    const words = unfinishedWords(typed);
    if (words) report("placeholder-text", words.message, words.offset);
  }
}
