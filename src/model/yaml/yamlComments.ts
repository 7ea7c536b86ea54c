import { isScalar, visit, type Document } from "yaml";
import type { Report } from "../problems";

/**
 * Reports words after a value that YAML drops because they follow a #: `title: Refill #1 in Lagos` gives
 * "Refill". Comments on their own lines are not mistakes.
 */
export function lostWords(document: Document, text: string, report: Report): void {
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return;
    // After a number it is an editor's comment, and harmless.
    if (typeof node.value !== "string" && node.value !== null) return;
    const end = node.range[1];
    const [gap] = (node.source ? /^[ \t]+(?=#)/ : /^(?=#)/).exec(text.slice(end)) ?? [];
    if (gap === undefined) return;
    const message = node.source
      ? "text after # is a comment and is not shown; put the whole text in double quotes, or delete the comment"
      : "text cannot start with #; put the whole text in double quotes";
    report(end + gap.length, "yaml-comment", message);
  });
}
