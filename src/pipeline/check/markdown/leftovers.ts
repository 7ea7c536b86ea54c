import { hiddenCharacter } from "../text/characters";
import { placeholderText } from "../text/placeholderText";
import type { Finding } from "../finding";
import type { MarkdownBody } from "./markdownBody";

interface Leftover {
  pattern: RegExp;
  message: (found: string) => string;
}

/** Signs of Markdown that did not take effect, so that visitors would see them. */
const leftovers: readonly Leftover[] = [
  {
    pattern: /\]\s*\(|\]\s*\[/,
    message: () => "a link did not work out; write [words](/address), without spaces between",
  },
  {
    pattern: /\*\*|__|~~/,
    message: (found) => `"${found}" is left over; close it, without a space beside it`,
  },
  { pattern: /(?<=^|\n)#{1,6}(?=[^\s#])/, message: (found) => `write a space behind ${found}` },
  { pattern: /`/, message: () => "` is left over; delete it or close it" },
];

/** The text as typed, with what a backslash protects blotted out. */
const unprotected = (source: string) => source.replace(/\\[^\w\s]/g, "  ");

/** Checks the words between the marks of Markdown. */
export function leftoverMarks(body: MarkdownBody): Finding[] {
  return body.nodes.flatMap(({ node }) => {
    if (node.type !== "text") return [];
    const typed = unprotected(body.source(node));
    const found: Finding[] = [];
    const hidden = hiddenCharacter(node.value, body.source(node).replaceAll("\0", "\uFFFD"));
    if (hidden) found.push(body.at(node, "characters", hidden));
    for (const { pattern, message } of leftovers) {
      const match = pattern.exec(typed);
      if (match) found.push(body.at(node, "markdown", message(match[0]), match.index));
    }
    const stand = placeholderText(typed);
    if (stand) found.push(body.at(node, "placeholder-text", `"${stand.words}"`, stand.index));
    return found;
  });
}
