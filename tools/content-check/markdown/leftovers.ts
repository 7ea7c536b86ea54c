import type { Link, Parent } from "mdast";
import type { Finding } from "../finding";
import { hiddenCharacter } from "../text/characters";
import { placeholderText } from "../text/placeholderText";
import { leftoverSigns } from "./leftoverSigns";
import type { MarkdownBody } from "./markdownBody";

/** The text as typed, with what a backslash protects blotted out. */
const unprotected = (source: string) => source.replace(/\\[^\w\s]/g, "  ");

/** Whether a text is an address that became a link by itself. */
const isAddress = (text: string, parent: Parent | undefined) =>
  parent?.type === "link" && (parent as Link).url.endsWith(text);

/** Checks the words between the marks of Markdown. */
export function leftoverMarks(body: MarkdownBody): Finding[] {
  return body.nodes.flatMap(({ node, ancestors }) => {
    if (node.type !== "text" || isAddress(node.value, ancestors.at(-1))) return [];
    const typed = unprotected(body.source(node));
    const found: Finding[] = [];
    const hidden = hiddenCharacter(node.value, body.source(node).replaceAll("\0", "\uFFFD"));
    if (hidden) found.push(body.at(node, "characters", hidden));
    for (const { pattern, message } of leftoverSigns) {
      const match = pattern.exec(typed);
      if (match) found.push(body.at(node, "markdown", message(match[0]), match.index));
    }
    const stand = placeholderText(typed);
    if (stand) found.push(body.at(node, "placeholder-text", `"${stand.words}"`, stand.index));
    return found;
  });
}
