import { isScalar, visit, type Document } from "yaml";
import type { Tell } from "../problems";

/**
 * Items of a list that YAML takes for more words of the item above, because their hyphen stands
 * further in.
 */
export function swallowedItems(document: Document, text: string, tell: Tell): void {
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return;
    const [start, end] = node.range;
    const item = /\n[ \t]*(?=- )/.exec(text.slice(start, end));
    if (!item) return;
    const message =
      "this hyphen starts no item, because it is not in line with the others; give it as many spaces as they have";
    tell(start + item.index + item[0].length, "yaml-syntax", message);
  });
}
