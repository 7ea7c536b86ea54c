import type { Heading } from "mdast";
import toString from "mdast-util-to-string";
import { headingWords } from "../read/headings";
import type { BodyReading } from "../read/reading";
import { anchorFields, sharedIds } from "./siteMap";

/** Reports a `{#name}` that is not at the end of its heading or has wrong characters. */
function checkSpelling({ file, body }: BodyReading, heading: Heading): void {
  const typed = /\{#.*$/.exec(toString(heading))?.[0];
  const last = heading.children.at(-1);
  const isFixed = last?.type === "text" && /\{#[a-z0-9-]+\}\s*$/.test(last.value);
  if (typed === undefined || (isFixed && typed.split("{#").length === 2)) return;
  const message = `"${typed.slice(0, 40)}" must be {#name} at the end of the heading, in lower-case letters, digits and hyphens`;
  file.message(message, body.pointOf(heading), "heading-id");
}

/** Reports ids of a document's headings and fields that are not unique on the page. */
export function checkAnchors(text: BodyReading): void {
  const { file, body } = text;
  const { anchors } = body;
  const fields = anchorFields(text);
  for (const { id, point } of fields)
    if (sharedIds.includes(id))
      file.message(`#${id} is used on every page; choose another anchor`, point, "heading-id");
  if (!body.isDocument) return;
  const taken = fields.map(({ id }) => id);
  for (const { node } of body.nodes) if (node.type === "heading") checkSpelling(text, node);
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
      file.message(
        "the heading has no letters for its address; add {#name} after it",
        body.pointOf(anchor),
        "heading",
      );
    else if (id !== "" && isTaken)
      file.message(
        `the address #${id} is already in use; add another {#name} after the heading`,
        body.pointOf(anchor),
        "heading-id",
      );
  }
}
