import type { Content, Link, Parent, Text } from "mdast";
import type { VFile } from "vfile";
import { everySign, firstSign } from "../../../../../src/model/signs";
import type { MarkdownBody } from "../../read/markdownBody";
import type { TextReading } from "../../read/reading";
import { hiddenCharacter } from "../characters";
import { leftBehind, unfinished } from "../placeholders";
import { lineFault } from "./lines";
import { doubts, markdownSigns } from "./signs";
import { checkTags } from "./tags";
import { useFault } from "./uses";

/** Whether a text is an address that became a link by itself. */
const isAddress = (text: Text, parent?: Parent) =>
  parent?.type === "link" && (parent as Link).url.endsWith(text.value);

/** The sign beside a text, if the text has the same at that end: one of the two was typed too often. */
const sameSign = (beside: string, end = "") => (beside === end && /[*_~`]/.test(end) ? end : " ");

/** Reports markup without effect, hidden characters and placeholders in a text that the page shows. */
function checkShown(node: Text, file: VFile, body: MarkdownBody): void {
  const source = body.source(node);
  const report = (rule: string, message: string, shift = 0) =>
    void file.message(message, body.pointOf(node, shift), rule);
  const hidden = hiddenCharacter(node.value, source.replaceAll("\0", "\uFFFD"));
  if (hidden) report("characters", hidden);
  const typed = source.replace(/\\[^\p{L}\d\s]/gu, "  ");
  const [before, after] = body.around(node);
  const between = sameSign(before, typed[0]) + typed + sameSign(after, typed.at(-1));
  for (const { message, offset } of everySign(markdownSigns, between))
    report("markdown", message, offset - 1);
  const words = firstSign(unfinished, typed);
  if (words) report("placeholder-text", words.message, words.offset);
}

/** The kinds of nodes that have all words of a body between them. */
const blocks: readonly Content["type"][] = ["paragraph", "heading", "tableCell", "html"];

/**
 * Reports what was typed and is not shown as it was typed. Each character of a body is shown as a part of a text, or
 * makes something else, as the hyphen of a list does. `signs.ts` finds signs that are shown, `uses.ts` those that make
 * what nobody meant; `lines.ts` is about the ends of lines, `tags.ts` about HTML.
 */
export function checkTyped({ file }: TextReading, body: MarkdownBody): void {
  const used = new Set(
    body.nodes.flatMap(({ node }) => (node.type === "linkReference" ? [node.identifier] : [])),
  );
  const latest = new Map<Parent | undefined, Content>();
  checkTags(body.tree, file, body);
  for (const visited of body.nodes) {
    const { node, ancestors } = visited;
    const parent = ancestors.at(-1);
    const before = latest.get(parent);
    latest.set(parent, node);
    const source = body.source(node);
    const fault = useFault({ ...visited, source, body, before, used });
    if (fault) file.message(fault, body.pointOf(node), "markdown");
    const line = node.type === "paragraph" && lineFault(source);
    if (line) file.message(line.message, body.pointOf(node, line.offset), "markdown");
    if (blocks.includes(node.type))
      for (const { message, offset } of everySign(leftBehind, source))
        file.message(message, body.pointOf(node, offset), "left-behind");
    if ("children" in node) checkTags(node, file, body);
    if (node.type === "text" && isAddress(node, parent)) continue;
    if (node.type === "text") checkShown(node, file, body);
    const doubt = fault ? undefined : firstSign(doubts[node.type] ?? [], source);
    if (doubt) file.info(doubt.message, body.pointOf(node, doubt.offset), "doubt");
  }
}
