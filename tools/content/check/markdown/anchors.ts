import type { Element, Root as HtmlRoot } from "hast";
import type { Heading, Root } from "mdast";
import toHast from "mdast-util-to-hast";
import toString from "mdast-util-to-string";
import { identifyHeadings } from "../../../../src/model/headings";
import { sharedIds } from "../links/siteMap";
import { headingWords } from "./headings";
import type { MarkdownBody } from "./MarkdownBody";

/** A heading's id on the page. */
export interface Anchor {
  id: string;
  position: Element["position"];
}

/** Returns the ids of a document's headings, by the content model's rule. */
export function anchorsOf(tree: Root): Anchor[] {
  const page = identifyHeadings(toHast(tree, { allowDangerousHtml: true }) as HtmlRoot);
  return page.children.flatMap((node) =>
    node.type === "element" && typeof node.properties?.id === "string"
      ? [{ id: node.properties.id, position: node.position }]
      : [],
  );
}

/** Reports a `{#name}` that is not at the end of its heading or has wrong characters. */
function checkSpelling(body: MarkdownBody, heading: Heading): void {
  const typed = /\{#.*$/.exec(toString(heading))?.[0];
  const last = heading.children.at(-1);
  const isFixed = last?.type === "text" && /\{#[a-z0-9-]+\}\s*$/.test(last.value);
  if (typed === undefined || (isFixed && typed.split("{#").length === 2)) return;
  const message = `"${typed.slice(0, 40)}" must be {#name} at the end of the heading, in lower-case letters, digits and hyphens`;
  body.report(heading, "heading-id", message);
}

/**
 * Reports ids of headings that are not unique on the page.
 * @param taken other ids of the page
 */
export function checkAnchors(
  body: MarkdownBody,
  anchors: readonly Anchor[],
  taken: readonly string[],
): void {
  for (const { node } of body.nodes) if (node.type === "heading") checkSpelling(body, node);
  const headings = body.tree.children.filter(
    (node): node is Heading => node.type === "heading" && node.depth > 1,
  );
  // On the page, the titles of sections and of the alert have ids too.
  const titles = [
    ...taken,
    ...anchors.flatMap(({ id }, index) => (headings[index]?.depth === 2 ? [id] : [])),
  ].map((id) => `${id}-title`);
  for (const [index, anchor] of anchors.entries()) {
    const { id } = anchor;
    const heading = headings[index];
    const isTaken =
      [...taken, ...titles, ...sharedIds].includes(id) ||
      anchors.findIndex((other) => other.id === id) < index;
    // headings.ts reports a heading without words.
    if (id === "" && heading && headingWords(heading) !== "")
      body.report(
        anchor,
        "heading",
        "the heading has no letters for its address; add {#name} after it",
      );
    else if (id !== "" && isTaken)
      body.report(
        anchor,
        "heading-id",
        `the address #${id} is already in use; add another {#name} after the heading`,
      );
  }
}
