import type { Link, Parent } from "mdast";
import { unfinishedWords } from "./placeholders";
import { hiddenCharacter } from "./characters";
import type { BodyReading } from "../read/reading";

interface Leftover {
  pattern: RegExp;
  message: (found: string) => string;
}

/** The start of a URL. */
const address = "(?:[/#]|https?:|mailto:|tel:|www\\.)";

const notList = 'this is not shown as a list; start each item with "- " or "1. ", with the space';

/** Markdown syntax without effect, which visitors would see. */
const leftoverSigns: readonly Leftover[] = [
  {
    pattern: new RegExp(`\\]\\(${address}[^\\s)]*\\s[^)]*\\)`, "i"),
    message: () => "the link's address has a space in it; write %20 or hyphens",
  },
  {
    pattern: new RegExp(
      `\\]\\s*[([]${address}(?![^\\s)]*\\s[^)]*\\))|\\)\\[${address}|\\[[^\\]\\n]*\\(/[a-z]|\\[\\[|\\]\\[[a-z]`,
      "i",
    ),
    message: () => "this is not shown as a link; write [words](/address), without spaces between",
  },
  {
    pattern: /\[\^/,
    message: () => "a footnote is not shown; write the note in the text",
  },
  {
    // Three or more are a row of stars, or a line to write on.
    pattern: /(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)|~~|\*{3,}(?=\p{L})|(?:^|(?<=[\s(]))\*(?=\p{L})/u,
    message: (found) =>
      `"${found}" is never closed; close it, without a space beside it, or write ${found.replace(/./g, "\\$&")} to show it`,
  },
  { pattern: /(?<=^|\n)#{7,}/, message: () => "a heading has at most six #; write ##" },
  { pattern: /(?<=^|\n)#{2,6}(?=[^ \t\n#])/, message: (found) => `put a space after ${found}` },
  { pattern: /`/, message: () => "` is never closed; delete it or close it" },
  { pattern: /==[^=\n]+==/, message: () => '"==" is shown as typed; delete it' },
  {
    pattern:
      /(?<=^|\n)(?:[•●▪]|[-*]\u00A0|([-*–]|\d{1,2}[.)])(?=\p{L})[^\n]*\n(?:[-*–]|\d{1,2}[.)])(?=\p{L}))/u,
    message: () => notList,
  },
  {
    // A list or a table of a word processor.
    pattern: /(?:(?<=^|\n)(?:[^\s\d|]|\(?\w{1,4}[.)]))?\t(?=[^\n]*\S)|\t$/,
    message: (found) =>
      found === "\t"
        ? "a tab is shown as one space; if this is a table, write each row as | one | two |, with | --- | --- | below the first"
        : notList,
  },
  {
    pattern: /<\/?[a-z][^<>]*>/i,
    message: (found) => `"${found}" is shown as typed; delete it`,
  },
  {
    pattern: /(?<=^|\n)\|.*\|/,
    message: () =>
      "this is not shown as a table; below the first row it needs a row of | --- | with as many cells",
  },
];

/** Replaces the blanks around a line's words, which are not shown, by spaces; a tab may end the text. */
function withPlainEdges(line: string, index: number): string {
  const words = index === 0 ? line : line.trimStart().padStart(line.length);
  return (
    words
      .slice(0, -1)
      .trimEnd()
      .padEnd(line.length - 1) + words.slice(-1)
  );
}

/** Returns the source with spaces instead of escaped characters, and of tabs around the words of a line. */
const unprotected = (source: string) =>
  source
    .replace(/\\[^\w\s]/g, "  ")
    .split("\n")
    .map(withPlainEdges)
    .join("\n");

/** Whether a text is a URL that became a link automatically. */
const isAddress = (text: string, parent: Parent | undefined) =>
  parent?.type === "link" && (parent as Link).url.endsWith(text);

/** Reports Markdown syntax without effect, hidden characters and placeholders in the text of a body. */
export function checkLeftovers({ file, body }: BodyReading): void {
  for (const { node, ancestors } of body.nodes) {
    if (node.type !== "text" || isAddress(node.value, ancestors.at(-1))) continue;
    const typed = unprotected(body.source(node));
    const report = (rule: string, message: string, shift: number) =>
      void file.message(message, body.pointOf(node, shift), rule);
    const hidden = hiddenCharacter(node.value, body.source(node).replaceAll("\0", "\uFFFD"));
    if (hidden) report("characters", hidden, 0);
    for (const { pattern, message } of leftoverSigns) {
      const match = pattern.exec(typed);
      if (match) report("markdown", message(match[0]), match.index);
    }
    const bar = /(?<=^|\n)\\\|/.exec(body.source(node));
    if (bar) report("markdown", "\\| is shown as |; write | alone to make a table", bar.index);
    const words = unfinishedWords(typed);
    if (words) report("placeholder-text", words.message, words.offset);
  }
}
