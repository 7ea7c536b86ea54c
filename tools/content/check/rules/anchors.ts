import type { Heading } from "mdast";
import toString from "mdast-util-to-string";
import { headingWords, type MarkdownBody } from "../read/markdownBody";
import type { TextReading } from "../read/reading";
import { anchorFields, sharedIds } from "./siteMap";

/** Returns a message about a `{#name}` that is not at the end of its heading or has wrong characters. */
function spellingFault(heading: Heading): string | undefined {
  const typed = /\{#.*$/.exec(toString(heading))?.[0];
  const last = heading.children.at(-1);
  const isFixed = last?.type === "text" && /\{#[a-z0-9-]+\}\s*$/.test(last.value);
  return typed === undefined || (isFixed && typed.split("{#").length === 2)
    ? undefined
    : `"${typed.slice(0, 40)}" must be {#name} at the end of the heading, in lower-case letters, digits and hyphens`;
}

/** Reports ids of a document's headings and fields that are not unique, and drawings in a section that it does not have. */
export function checkAnchors(text: TextReading, body: MarkdownBody): void {
  const { file, values } = text;
  const fields = anchorFields(text);
  for (const { id, point } of fields)
    if (sharedIds.includes(id))
      file.message(`#${id} is used on every page; choose another anchor`, point, "heading-id");
  const own = fields.map(({ id }) => id);
  const sections = body.anchors.filter(({ heading }) => heading.depth === 2).map(({ id }) => id);
  for (const { path, value, point } of values) {
    if (path.at(-1) !== "section" || sections.includes(String(value))) continue;
    const message = `no ## heading here has the address #${String(value)}; use one of ${sections.join(", ")}`;
    file.message(message, point, "drawing-place");
  }
  // On the page, the titles of sections and of the alert have ids too.
  const titles = [...own, ...sections].map((id) => `${id}-title`);
  const taken = new Set([...own, ...titles, ...sharedIds]);
  for (const { id, heading, isFixed } of body.anchors) {
    const report = (rule: string, message: string | undefined) =>
      message && file.message(message, body.pointOf(heading), rule);
    report("heading-id", spellingFault(heading));
    // headings.ts reports a heading without words.
    if (id === "" && headingWords(heading) !== "")
      report("heading", "the heading has no letters for its address; add {#name} after it");
    else if (id !== "" && taken.has(id))
      report(
        "heading-id",
        `the address #${id} is already in use; add another {#name} after the heading`,
      );
    // An address without a fixed name would change with the words.
    else if (!isFixed && !file.messages.some(({ line }) => line === body.pointOf(heading).line))
      report(
        "heading-id",
        `write {#${id}} behind the heading, which then keeps its address when its words change (npm run fix:content does it)`,
      );
    taken.add(id);
  }
}
