import type { Element, Root } from "hast";
import toHtml from "hast-util-to-html";
import { plainLines } from "./plainLines";
import { boxTables } from "./tableBox";

/** HTML as it was typed into Markdown; the parser keeps it as one piece per tag. */
interface Raw {
  type: "raw";
  value: string;
}

type Branch = Root | Element;

/** The tags that may be typed into Markdown: a line break, abbreviations, small figures. */
export const allowedTags = ["br", "abbr", "sub", "sup"] as const;

const allowed = /^(?:<br ?\/?>|<abbr title="[^"<>&]{1,120}">|<su[bp]>|<\/(?:abbr|sub|sup)>)$/;

/** Whether `html`, one tag as it was typed, may stand in a text. */
export const isAllowedHtml = (html: string) => allowed.test(html);

/** The attribute that the parser gives the cells of a table's column is obsolete in HTML. */
function alignByStyle({ properties }: Element) {
  if (!properties?.align) return;
  properties.style = `text-align: ${properties.align}`;
  delete properties.align;
}

/** Turns typed HTML that is not allowed into the text that it looks like. Changes `branch`. */
function disarm(branch: Branch) {
  for (const node of branch.children as (Branch["children"][number] | Raw)[]) {
    if (node.type === "element") {
      alignByStyle(node);
      disarm(node);
    }
    if (node.type === "raw" && !isAllowedHtml(node.value)) Object.assign(node, { type: "text" });
  }
}

/**
 * A Markdown tree as HTML. The content check refuses typed HTML beyond the short list; should any
 * get here all the same, visitors see it as text.
 */
export function safeHtml(children: Root["children"]): string {
  const tree: Root = structuredClone({ type: "root", children });
  disarm(tree);
  boxTables(tree);
  return plainLines(toHtml(tree, { allowDangerousHtml: true })).trim();
}
