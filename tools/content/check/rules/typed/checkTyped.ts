import type { Content, Link, Parent } from "mdast";
import { everySign, firstSign } from "../../../../../src/model/signs";
import type { BodyReading } from "../../read/reading";
import { hiddenCharacter } from "../characters";
import { unfinished } from "../placeholders";
import { lineFault } from "./lines";
import { joinedSentences, markdownSigns } from "./signs";
import { checkTags } from "./tags";
import { useFault } from "./uses";

type Report = (rule: string, message: string | undefined, offset?: number) => void;

/** Reports markup without effect, hidden characters and placeholders in the text that the page shows. */
function checkShown(text: string, source: string, report: Report) {
  report("characters", hiddenCharacter(text, source.replaceAll("\0", "\uFFFD")));
  const typed = source.replace(/\\[^\p{L}\d\s]/gu, "  ");
  for (const { message, offset } of everySign(markdownSigns, typed))
    report("markdown", message, offset);
  const words = firstSign(unfinished, typed);
  if (words) report("placeholder-text", words.message, words.offset);
}

/** Whether the text is an address that became a link by itself. */
const isAddress = (text: string, parent?: Parent) =>
  parent?.type === "link" && (parent as Link).url.endsWith(text);

/**
 * Reports what was typed and is not shown as it was typed. Each character of a body is shown as a part of a text, or
 * is a sign that makes something else. `signs.ts` finds the signs that are shown; `uses.ts` those that make something
 * that nobody meant, `lines.ts` the ends of lines, `tags.ts` HTML.
 */
export function checkTyped(reading: BodyReading): void {
  const { file, body } = reading;
  const used = new Set(
    body.nodes.flatMap(({ node }) => (node.type === "linkReference" ? [node.identifier] : [])),
  );
  const latest = new Map<Parent | undefined, Content>();
  checkTags(body.tree, reading);
  for (const visited of body.nodes) {
    const { node, ancestors } = visited;
    const parent = ancestors.at(-1);
    const before = latest.get(parent);
    latest.set(parent, node);
    const source = body.source(node);
    const report: Report = (rule, message, offset) =>
      message && void file.message(message, body.pointOf(node, offset), rule);
    const sourceBefore = before ? body.source(before) : "";
    const isInWord = /[\p{L}\d]/u.test(body.around(node));
    report("markdown", useFault({ ...visited, source, isInWord, before, sourceBefore, used }));
    if ("children" in node) checkTags(node, reading);
    if (node.type === "paragraph") {
      const line = lineFault(source);
      report("markdown", line?.message, line?.offset);
    }
    if (node.type !== "text" || isAddress(node.value, parent)) continue;
    checkShown(node.value, source, report);
    const joined = firstSign(joinedSentences, source);
    if (joined) file.info(joined.message, body.pointOf(node, joined.offset), "spacing");
  }
}
