import type { Element, Root } from "hast";

type Branch = Root | Element;

const isTable = (node: Branch["children"][number]): node is Element =>
  node.type === "element" && node.tagName === "table";

const textOf = (node: Branch["children"][number]): string => {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
};

const headings = (branch: Element): string[] =>
  branch.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "th" ? [textOf(child).trim()] : headings(child);
  });

/**
 * Wraps every table in a box that scrolls sideways if the table is wider than a phone. The box is focusable
 * (WCAG 2.1.1) and is named after the columns. Mutates `branch`.
 */
export function boxTables(branch: Branch): void {
  branch.children = branch.children.map((child): Element["children"][number] => {
    if (child.type !== "element") return child as Element["children"][number];
    if (!isTable(child)) {
      boxTables(child);
      return child;
    }
    return {
      type: "element",
      tagName: "div",
      properties: {
        role: "group",
        tabIndex: 0,
        ariaLabel: headings(child).filter(Boolean).join(", "),
      },
      children: [child],
    };
  });
}
