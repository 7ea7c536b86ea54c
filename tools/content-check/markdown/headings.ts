import type { Content, Heading } from "mdast";
import { plainText } from "./plainMarkdown";
import type { Finding } from "../finding";
import { frameIds } from "../links/siteMap";
import type { Anchor } from "./anchors";
import { nodesOf, type MarkdownBody } from "./markdownBody";

const isHeading = (node: Content | undefined): node is Heading => node?.type === "heading";

const marks = (depth: number) => "#".repeat(depth);

/** The heading's words without the `{#name}` behind them. */
function words(heading: Heading): string {
  const text = plainText(heading).trim();
  const start = text.endsWith("}") ? text.lastIndexOf("{#") : -1;
  return start === -1 ? text : text.slice(0, start).trim();
}

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** A heading and its words. */
interface Named {
  heading: Heading;
  name: string;
}

/** What is wrong with one heading, given those before it. */
function faults({ heading, name }: Named, before: readonly Named[], title: string): string[] {
  const { depth } = heading;
  const found: string[] = [];
  const last = before.at(-1)?.heading.depth ?? 1;
  if (depth === 1) found.push("# is the title's own; sections start with ##");
  else if (depth > last + 1)
    found.push(`${marks(depth)} comes after ${marks(last)}; write ${marks(last + 1)}`);
  if (name === "") found.push("the heading has no words");
  else if (folded(name) === folded(title)) found.push("the heading repeats the document's title");
  else if (before.some((other) => folded(other.name) === folded(name)))
    found.push(`"${name}" is a heading already; two would get muddled addresses`);
  if (depth === 2 && /^\d+\s*[.)]/.test(name))
    found.push("the page numbers its sections by itself; delete the number");
  const parts = nodesOf(heading).map(({ node }) => node);
  if (parts.some(({ type }) => /^link/.test(type)))
    found.push("a heading is no link; put the link in the text below");
  if (parts.some((node) => node.type === "html" && /^<br/i.test(node.value)))
    found.push("a heading stands on one line; delete <br>");
  return found;
}

/** Ids that two headings, or a heading and another part of the page, would share. */
function idProblems(body: MarkdownBody, anchors: readonly Anchor[], taken: readonly string[]) {
  const headings = body.tree.children.filter(
    (node): node is Heading => isHeading(node) && node.depth > 1,
  );
  // The page gives each section's title, and the alert's, an id of its own.
  const titles = [
    ...taken,
    ...anchors.flatMap(({ id }, index) => (headings[index]?.depth === 2 ? [id] : [])),
  ].map((id) => `${id}-title`);
  return anchors.flatMap(({ id, position }, index): Finding[] => {
    const isTaken = [...taken, ...titles, ...frameIds].includes(id);
    if (id !== "" && !isTaken && anchors.findIndex((other) => other.id === id) === index) return [];
    const heading = headings[index];
    if (id === "" && heading && words(heading) === "") return [];
    if (id === "")
      return [
        body.at(
          { position },
          "heading",
          "the heading has no letters for its address; add {#name} behind it",
        ),
      ];
    const message = `the address #${id} is taken; add another {#name} behind the heading`;
    return [body.at({ position }, "heading-id", message)];
  });
}

/** Headings with nothing below them, or in a place where they get no address. */
function misplaced(body: MarkdownBody): Finding[] {
  const { children } = body.tree;
  const isMarked = (heading: Heading) => body.source(heading).startsWith("#");
  const empty = children.flatMap((node, index) => {
    const next = children[index + 1];
    const isEmpty =
      !next || (isHeading(next) && isHeading(node) && next.depth <= node.depth && isMarked(next));
    return isHeading(node) && isEmpty
      ? [body.at(node, "heading", `there is no text below "${words(node)}"`)]
      : [];
  });
  const nested = body.nodes.flatMap(({ node, ancestors }) =>
    isHeading(node) && ancestors.length > 1
      ? [body.at(node, "heading", "a heading inside a list or quotation gets no address")]
      : [],
  );
  return [...empty, ...nested];
}

/** A `{#name}` that is not at the end of its heading, or is not spelled as addresses are. */
function wrongId(body: MarkdownBody, heading: Heading): Finding[] {
  const typed = /\{#.*$/.exec(plainText(heading))?.[0];
  const last = heading.children.at(-1);
  const isFixed = last?.type === "text" && /\{#[a-z0-9-]+\}\s*$/.test(last.value);
  if (typed === undefined || (isFixed && typed.split("{#").length === 2)) return [];
  const message = `"${typed.slice(0, 40)}" must be {#name} at the heading's end, in lower-case letters, digits and hyphens`;
  return [body.at(heading, "heading-id", message)];
}

/** Checks the headings of a document. `taken` are ids that the page has besides. */
export function headingProblems(
  body: MarkdownBody,
  title: string,
  anchors: readonly Anchor[],
  taken: readonly string[],
): Finding[] {
  const headings = body.nodes.flatMap(({ node }) => (isHeading(node) ? [node] : []));
  const named = headings.map((heading) => ({ heading, name: words(heading) }));
  const all = (message: string) => headings.map((node) => body.at(node, "heading", message));
  if (!body.isDocument) return all("headings are for legal documents; write plain paragraphs here");
  const none = "the document has no section; start each one with a ## heading";
  return [
    ...named.flatMap((one, index) =>
      faults(one, named.slice(0, index), title).map((text) =>
        body.at(one.heading, "heading", text),
      ),
    ),
    ...misplaced(body),
    ...(headings.some(({ depth }) => depth === 2) ? [] : [body.at(body.tree, "heading", none)]),
    ...headings.flatMap((node) => wrongId(body, node)),
    ...idProblems(body, anchors, taken),
  ];
}
