import { isScalar, visit, type Document } from "yaml";
import type { Report } from "../problems";

/**
 * Reports list items that YAML parses as more text of the item above, because their hyphens are indented
 * further.
 */
export function swallowedItems(document: Document, text: string, report: Report): void {
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return;
    const [start, end] = node.range;
    const item = /\n[ \t]*(?=- )/.exec(text.slice(start, end));
    if (!item) return;
    const message =
      "this hyphen starts no item, because it is not in line with the others; give it as many spaces as they have";
    report(start + item.index + item[0].length, "yaml-syntax", message);
  });
}
