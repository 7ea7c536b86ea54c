import type { Element, Root } from "hast";
import toHtml from "hast-util-to-html";
import { normaliseText } from "./normaliseText";
import { boxTables } from "./tableBox";

/** Raw HTML in Markdown; the parser creates one node per tag. */
interface Raw {
  type: "raw";
  value: string;
}

type Branch = Root | Element;

/** The HTML tags allowed in Markdown: line breaks, abbreviations, subscript and superscript. */
export const allowedTags = ["br", "abbr", "sub", "sup"] as const;

const allowed = /^(?:<br ?\/?>|<abbr title="[^"<>&]{1,120}">|<su[bp]>|<\/(?:abbr|sub|sup)>)$/;

/** Whether `html`, a single raw tag, is allowed. */
export const isAllowedHtml = (html: string) => allowed.test(html);

/** The parser's `align` attribute of table cells is obsolete in HTML; use a style instead. */
function alignByStyle({ properties }: Element) {
  if (!properties?.align) return;
  properties.style = `text-align: ${properties.align}`;
  delete properties.align;
}

/** Converts disallowed raw HTML to plain text. Mutates `branch`. */
function escapeDisallowed(branch: Branch) {
  for (const node of branch.children as (Branch["children"][number] | Raw)[]) {
    if (node.type === "element") {
      alignByStyle(node);
      escapeDisallowed(node);
    }
    if (node.type === "raw" && !isAllowedHtml(node.value)) Object.assign(node, { type: "text" });
  }
}

/**
 * Serialises a Markdown tree to HTML. The content check rejects raw HTML that is not allowed; anything that
 * gets past it is shown as text.
 */
export function safeHtml(children: Root["children"]): string {
  const tree: Root = structuredClone({ type: "root", children });
  escapeDisallowed(tree);
  boxTables(tree);
  return normaliseText(toHtml(tree, { allowDangerousHtml: true })).trim();
}
