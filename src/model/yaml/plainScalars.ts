import { isScalar, visit, type Document } from "yaml";
import type { Reporter } from "../problems";
import { cannotStart } from "./yamlSyntax";

/**
 * Reports texts without quotes that YAML reads as fewer or more words than an editor means: without those after
 * a #, as `title: Refill #1 in Lagos` gives "Refill", or with the next list items, because their hyphens are
 * indented further. Comments on their own lines are not mistakes.
 */
export function plainScalars(document: Document, text: string, report: Reporter): void {
  visit(document, (_key, node) => {
    if (!isScalar(node) || !node.range) return;
    if (node.type?.startsWith("BLOCK") && node.value === "")
      report(node.range[0], "yaml-syntax", cannotStart(text.charAt(node.range[0])));
    if (node.type !== "PLAIN") return;
    const [start, end] = node.range;
    const item = /\n[ \t]*(?=- )/.exec(text.slice(start, end));
    if (item)
      report(
        start + item.index + item[0].length,
        "yaml-syntax",
        "this hyphen starts no item, because it is not in line with the others; give it as many spaces as they have",
      );
    // After a number it is an editor's comment, and harmless.
    if (typeof node.value !== "string" && node.value !== null) return;
    const [gap] = (node.source ? /^[ \t]+(?=#)/ : /^(?=#)/).exec(text.slice(end)) ?? [];
    if (gap === undefined) return;
    const message = node.source
      ? "text after # is a comment and is not shown; put the whole text in double quotes, or delete the comment"
      : "text cannot start with #; put the whole text in double quotes";
    report(end + gap.length, "yaml-comment", message);
  });
}
