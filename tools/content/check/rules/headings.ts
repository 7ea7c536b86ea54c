import type { Content, Heading } from "mdast";
import visitParents from "unist-util-visit-parents";
import { headingWords } from "../read/headings";
import type { BodyReading } from "../read/reading";

const isHeading = (node: Content | undefined): node is Heading => node?.type === "heading";

const signs = (depth: number) => "#".repeat(depth);

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** Returns what is wrong with the words of a heading, given the headings before it. */
function wordsFault(words: string, before: readonly Heading[], title: string): string | undefined {
  if (words === "") return "the heading has no words; write some, or delete it";
  if (folded(words) === folded(title))
    return "the heading repeats the document's title; delete it, or reword it";
  return before.some((other) => folded(headingWords(other)) === folded(words))
    ? `"${words}" is already a heading; reword one, so that links can tell them apart`
    : undefined;
}

/** Returns what is wrong with the level of a heading, given the level before it. */
function levelFault({ depth }: Heading, last = 1): string | undefined {
  if (depth === 1) return "# is for the page's title; start sections with ##";
  if (depth <= last + 1) return undefined;
  const part = `write ${signs(last + 1)}`;
  const own = last > 1 ? ` for a part of what is above, or ## for a section of its own` : "";
  return `${signs(depth)} comes after ${signs(last)}; ${part}${own}`;
}

/** Returns faults of a heading that the table of contents cannot show. */
function partFaults(heading: Heading): string[] {
  const found: string[] = [];
  visitParents(heading, (node) => {
    if (/^link/.test(node.type))
      found.push("a heading cannot contain a link; put the link in the text below");
    if (node.type === "html" && "value" in node && /^<br/i.test(String(node.value)))
      found.push("a heading must be on one line; delete <br>");
  });
  return found;
}

/** Returns a function that reports what is wrong with a heading. */
const reporter =
  ({ file, body }: BodyReading) =>
  (heading: Heading, message: string) =>
    void file.message(message, body.pointOf(heading), "heading");

/** Reports headings without text below them, and headings in lists and quotations, which get no id. */
function checkPlaces(text: BodyReading): void {
  const { body } = text;
  const { children } = body.tree;
  const report = reporter(text);
  const isMarked = (heading: Heading) => body.source(heading).startsWith("#");
  for (const [index, node] of children.entries()) {
    const next = children[index + 1];
    if (!isHeading(node)) continue;
    const words = headingWords(node);
    if (!next || (isHeading(next) && next.depth <= node.depth && isMarked(next)))
      report(node, `there is no text below "${words}"; write some, or delete the heading`);
  }
  for (const { node, ancestors } of body.nodes)
    if (isHeading(node) && ancestors.length > 1)
      report(node, "a heading inside a list or quotation cannot be linked to; move it out");
}

/** Checks the headings of a document; other texts must have none. */
export function checkHeadings(text: BodyReading): void {
  const { file, body, values } = text;
  const report = reporter(text);
  const headings = body.nodes.flatMap(({ node }) => (isHeading(node) ? [node] : []));
  if (!body.isDocument) {
    for (const heading of headings)
      report(heading, "headings work in legal documents only; write plain paragraphs here");
    return;
  }
  const title = String(values.find(({ meta }) => meta.pageTitle)?.value ?? "");
  for (const [index, heading] of headings.entries()) {
    const words = headingWords(heading);
    const isNumbered = heading.depth === 2 && /^\d+\s*[.)]/.test(words);
    const faults = [
      levelFault(heading, headings[index - 1]?.depth),
      wordsFault(words, headings.slice(0, index), title),
      isNumbered && "the page numbers its sections itself; delete the number",
      ...partFaults(heading),
    ];
    for (const fault of faults) if (fault) report(heading, fault);
  }
  checkPlaces(text);
  if (headings.every(({ depth }) => depth !== 2)) {
    const message = "the document has no sections; start each one with a ## heading";
    file.message(message, body.start, "heading");
  }
}
