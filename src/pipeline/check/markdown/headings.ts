import type { Content, Heading } from "mdast";
import { plainText } from "./plainMarkdown";
import type { Finding } from "../finding";
import { frameIds } from "../links/siteMap";
import type { Anchor } from "./anchors";
import type { MarkdownBody } from "./markdownBody";

const isHeading = (node: Content | undefined): node is Heading => node?.type === "heading";

const marks = (depth: number) => "#".repeat(depth);

const words = (heading: Heading) =>
  plainText(heading)
    .replace(/\s*\{#[^}]*\}\s*$/, "")
    .trim();

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** What is wrong with one heading, given those before it. */
function faults(heading: Heading, before: readonly Heading[], title: string): string[] {
  const { depth } = heading;
  const name = words(heading);
  const found: string[] = [];
  const last = before.at(-1)?.depth ?? 1;
  if (depth === 1) found.push("# is the title's own; sections start with ##");
  else if (depth > last + 1)
    found.push(`${marks(depth)} comes after ${marks(last)}; write ${marks(last + 1)}`);
  if (name === "") found.push("the heading has no words");
  else if (folded(name) === folded(title)) found.push("the heading repeats the document's title");
  else if (before.some((other) => folded(words(other)) === folded(name)))
    found.push(`"${name}" is a heading already; two would get muddled addresses`);
  return found;
}

/** Ids that two headings, or a heading and another part of the page, would share. */
function idProblems(body: MarkdownBody, anchors: readonly Anchor[], taken: readonly string[]) {
  const headingWords = body.tree.children.flatMap((node) =>
    isHeading(node) && node.depth > 1 ? [words(node)] : [],
  );
  return anchors.flatMap(({ id, position }, index): Finding[] => {
    const isTaken = [...taken, ...frameIds].includes(id);
    if (id !== "" && !isTaken && anchors.findIndex((other) => other.id === id) === index) return [];
    if (id === "" && headingWords[index] === "") return [];
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
  const all = (message: string) => headings.map((node) => body.at(node, "heading", message));
  if (!body.isDocument) return all("headings are for legal documents; write plain paragraphs here");
  const none = "the document has no section; start each one with a ## heading";
  return [
    ...headings.flatMap((node, index) =>
      faults(node, headings.slice(0, index), title).map((text) => body.at(node, "heading", text)),
    ),
    ...misplaced(body),
    ...(headings.some(({ depth }) => depth === 2) ? [] : [body.at(body.tree, "heading", none)]),
    ...headings.flatMap((node) => wrongId(body, node)),
    ...idProblems(body, anchors, taken),
  ];
}
