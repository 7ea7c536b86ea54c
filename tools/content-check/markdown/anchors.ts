import type { Element, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import { identifyHeadings } from "../../../src/pipeline/headings";

/** A heading's id on the page. */
export interface Anchor {
  id: string;
  position: Element["position"];
}

/** The ids that the headings of a document get, by the pipeline's own rule. */
export function anchorsOf(tree: Root): Anchor[] {
  const page = identifyHeadings(toHast(tree, { allowDangerousHtml: true }) as HtmlRoot);
  return page.children.flatMap((node) =>
    node.type === "element" && typeof node.properties?.id === "string"
      ? [{ id: node.properties.id, position: node.position }]
      : [],
  );
}
