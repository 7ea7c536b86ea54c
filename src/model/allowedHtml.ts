import type { Element, Root } from "hast";
import toHtml from "hast-util-to-html";
import { plainText } from "./headings";
import { normaliseAddress } from "./normaliseText";

/** The HTML allowed in Markdown: line breaks, abbreviations, subscript and superscript. */
const allowed = /^(?:<br ?\/?>|<abbr title="[^"<>&]{1,120}">|<su[bp]>|<\/(?:abbr|sub|sup)>)$/;

/** Whether `html`, a single raw tag, is allowed. */
export const isAllowedHtml = (html: string) => allowed.test(html);

/** The parser's `align` attribute of table cells is obsolete in HTML; use a style instead. */
function alignByStyle({ properties }: Element) {
  if (!properties?.align) return;
  properties.style = `text-align: ${properties.align}`;
  delete properties.align;
}

const headingsOf = (branch: Element): string[] =>
  branch.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "th" ? [plainText(child).trim()] : headingsOf(child);
  });

/**
 * A box that scrolls sideways if its table is wider than a phone, named after the columns. While it scrolls, it is a
 * tab stop (hooks/useScrollableTables.ts).
 */
const boxOf = (table: Element): Element => ({
  type: "element",
  tagName: "div",
  properties: {
    role: "group",
    ariaLabel: headingsOf(table).filter(Boolean).join(", "),
  },
  children: [table],
});

/**
 * Gives the address of a heading to an empty link inside it. Reader views drop elements whose id sounds like decoration,
 * such as “comments”, but no links.
 */
function moveIdToLink(heading: Element) {
  const { id, ...properties } = heading.properties ?? {};
  const link: Element = { type: "element", tagName: "a", properties: { id }, children: [] };
  heading.properties = properties;
  heading.children.unshift(link);
}

/** Writes the address of a link within the site as headings have it, whatever it was copied from. */
function normaliseLink({ properties }: Element) {
  const { href } = properties ?? {};
  if (properties && typeof href === "string" && /^[#/](?!\/)/.test(href))
    properties.href = encodeURI(normaliseAddress(href));
}

/**
 * Converts disallowed raw HTML, of which the parser creates one node per tag, to plain text, and puts tables into boxes.
 * Mutates `branch`.
 */
function prepare(branch: Root | Element) {
  const children: readonly (Root["children"][number] | { type: "raw"; value: string })[] =
    branch.children;
  branch.children = children.map((node) => {
    if (node.type === "raw" && !isAllowedHtml(node.value)) return { ...node, type: "text" };
    if (node.type !== "element") return node;
    alignByStyle(node);
    normaliseLink(node);
    if (node.tagName !== "a" && node.properties?.id) moveIdToLink(node);
    prepare(node);
    return node.tagName === "table" ? boxOf(node) : node;
  }) as Element["children"];
}

/**
 * Serialises a Markdown tree to HTML. The content check rejects raw HTML that is not allowed; anything that
 * gets past it is shown as text.
 */
export function safeHtml(children: Root["children"]): string {
  const tree: Root = structuredClone({ type: "root", children });
  prepare(tree);
  return toHtml(tree, { allowDangerousHtml: true }).trim();
}
