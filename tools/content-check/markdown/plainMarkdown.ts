import type { Content, Parent } from "mdast";

/** The words of a node without its marks. */
export const plainText = (node: Content | Parent): string => {
  if ("children" in node) return node.children.map(plainText).join("");
  return "value" in node && node.type !== "html" ? node.value : "";
};
