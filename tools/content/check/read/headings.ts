import type { Root as HtmlRoot } from "hast";
import type { Content, Heading, Root } from "mdast";
import toHast from "mdast-util-to-hast";
import toString from "mdast-util-to-string";
import { identifyHeadings } from "../../../../src/model/headings";

export const isHeading = (node: Content | undefined): node is Heading => node?.type === "heading";

/** Returns a document's headings that have an id on the page, with these ids, by the content model's rule. */
export function anchorsOf({ children }: Root) {
  // Their links refer to definitions. Other nodes have no id, and long blanks in them would take seconds.
  const parts = children.filter(({ type }) => type === "heading" || type === "definition");
  const tree: Root = { type: "root", children: parts };
  const page = identifyHeadings(toHast(tree, { allowDangerousHtml: true }) as HtmlRoot);
  const ids = page.children.flatMap((node) =>
    node.type === "element" && typeof node.properties?.id === "string" ? [node.properties.id] : [],
  );
  const headings = children.filter(isHeading).filter(({ depth }) => depth > 1);
  return headings.map((heading, index) => ({ id: ids[index] ?? "", heading }));
}

/** Returns the text of a heading without `{#name}`. */
export function headingWords(heading: Heading): string {
  const text = toString(heading).trim();
  const start = text.endsWith("}") ? text.lastIndexOf("{#") : -1;
  return start === -1 ? text : text.slice(0, start).trim();
}
