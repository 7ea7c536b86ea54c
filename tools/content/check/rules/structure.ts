import type { Content, Definition, List, ListItem, Parent } from "mdast";
import toString from "mdast-util-to-string";
import type { Visited } from "../read/MarkdownBody";
import type { BodyReading } from "../read/reading";
import { notTable } from "./lines";

const picture = "a picture in the text is not shown; put it in the fields at the top";
const footnote = "a footnote is not shown; write the note in the text";

const cells = (node: Content | Parent | undefined) =>
  node && "children" in node ? node.children.length : 0;

const column = ({ position }: Pick<Content, "position">) => position?.start.column ?? 0;

const notInside =
  'the spaces do not put this inside the item above; write two before an item below "- ", three below "1. "';

/** Messages about elements that the page shows otherwise than they look in the text, by node type. */
const faults: Readonly<
  Record<string, (visited: Visited, source: string, parent: Parent) => string | false>
> = {
  image: () => picture,
  imageReference: () => picture,
  footnote: () => footnote,
  footnoteReference: () => footnote,
  footnoteDefinition: () => footnote,
  delete: (_visited, source) =>
    !source.startsWith("~~") &&
    'a single ~ crosses the words out; write "to" or a dash, <sub>2</sub> for a small 2, or \\~ to show it',
  tableRow({ node }, _source, { children: [head] }) {
    const [expected, found] = [cells(head as Content), cells(node)];
    const message = `expected ${expected} cells, found ${found}; give each row as many cells as the first`;
    return expected !== found && message;
  },
  thematicBreak: (_visited, source) => /-{2} +-{2}/.test(source) && notTable,
  code: (_visited, source) =>
    /^[`~]/.test(source)
      ? "the lines below ``` are shown as program code; delete the ``` and write them as text"
      : "four spaces at the start of a line make it program code; delete them",
  list({ node }, _source, { children }) {
    const before = children[children.indexOf(node as never) - 1] as Content | undefined;
    return before?.type === "list" && column(node as List) > column(before) && notInside;
  },
  listItem({ node }, _source, { children: [first] }) {
    const item = node as ListItem;
    if (typeof item.checked === "boolean") return "a tick box [ ] is not shown; delete it";
    if (item.children.length === 0) return "this list item is empty; fill it in or delete it";
    return column(item) > column(first as ListItem) && notInside;
  },
  heading: (_visited, source) =>
    !source.startsWith("#") &&
    "the line below makes this text a heading; put an empty line between them, or write ## before it",
};

/** Reports elements of a Markdown text that are probably mistakes. */
export function checkStructure({ file, body }: BodyReading): void {
  for (const visited of body.nodes) {
    const { node, ancestors } = visited;
    const message = faults[node.type]?.(visited, body.source(node), ancestors.at(-1) ?? body.tree);
    if (message) file.message(message, body.pointOf(node), "markdown");
  }
}

/** Reports text that is never shown: definitions that no link uses, and a required body without words. */
export function checkUnseen({ file, body, type }: BodyReading): void {
  const nodes = body.nodes.map(({ node }) => node);
  const used = new Set(
    nodes.flatMap((node) => (node.type === "linkReference" ? [node.identifier] : [])),
  );
  const unused = nodes.filter(
    (node) => node.type === "definition" && !used.has(node.identifier),
  ) as Definition[];
  for (const { label, identifier, position } of unused) {
    const message = `no link uses [${label ?? identifier}]; delete the line`;
    file.message(message, body.pointOf({ position }), "markdown");
  }
  if (type?.body?.isRequired && unused.length === 0 && toString(body.tree).trim() === "")
    file.message(
      "there are no words to read below the front matter; write some",
      body.start,
      "empty",
    );
}
