import type { Content, Definition, List, ListItem, Parent, TableRow } from "mdast";
import type { Visited } from "../read/MarkdownBody";
import type { BodyReading } from "../read/reading";
import { notTable } from "./lines";

const picture = "a picture in the text is not shown; put it in the fields at the top";
const footnote = "a footnote is not shown; write the note in the text";
const notInside =
  'the spaces do not put this inside the item above; write two before an item below "- ", three below "1. "';

const isInHeading = ({ ancestors }: Visited) => ancestors.some(({ type }) => type === "heading");

const linkFault = (visited: Visited) =>
  isInHeading(visited) && "a heading cannot contain a link; put the link in the text below";

const column = ({ position }: Content) => position?.start.column ?? 0;

/** What surrounds a node. */
interface Around {
  source: string;
  /** The node before it in the same parent. */
  before?: Content;
  /** The definitions that links use. */
  used: ReadonlySet<string>;
}

/** Messages about elements that the page shows otherwise than they look in the text, by node type. */
const faults: Readonly<
  Record<string, (visited: Visited, around: Around) => string | false | undefined>
> = {
  image: () => picture,
  imageReference: () => picture,
  footnote: () => footnote,
  footnoteReference: () => footnote,
  footnoteDefinition: () => footnote,
  link: linkFault,
  linkReference: linkFault,
  html: (visited, { source }) =>
    /^<br/i.test(source) && isInHeading(visited) && "a heading must be on one line; delete <br>",
  definition({ node }, { used }) {
    const { identifier, label = identifier } = node as Definition;
    return !used.has(identifier) && `no link uses [${label}]; delete the line`;
  },
  delete: (_visited, { source }) =>
    !source.startsWith("~~") &&
    'a single ~ crosses the words out; write "to" or a dash, <sub>2</sub> for a small 2, or \\~ to show it',
  tableRow({ node, ancestors }) {
    const [expected, found] = [ancestors.at(-1)?.children[0], node].map(
      (row) => (row as TableRow).children.length,
    );
    const message = `expected ${expected} cells, found ${found}; give each row as many cells as the first`;
    return expected !== found && message;
  },
  thematicBreak: (_visited, { source }) => /-{2} +-{2}/.test(source) && notTable,
  code: () =>
    "these lines are shown as program code; delete the ``` around them, or the four spaces before them",
  list: ({ node }, { before }) =>
    before?.type === "list" && column(node) > column(before) && notInside,
  listItem({ node, ancestors }) {
    const item = node as ListItem;
    const list = ancestors.at(-1) as List;
    if (typeof item.checked === "boolean") return "a tick box [ ] is not shown; delete it";
    if (item.children.length === 0) return "this list item is empty; fill it in or delete it";
    return column(item) > column(list) && notInside;
  },
  // Other programs continue the item or quotation.
  paragraph: ({ node: { position } }, { source, before }) =>
    (before?.type === "list" || before?.type === "blockquote") &&
    position?.start.line === Number(before.position?.end.line) + 1 &&
    /^\p{Ll}/u.test(source) &&
    "this line is not part of the list or quotation above; join it to the line above, or put an empty line between them",
  heading: (_visited, { source }) =>
    !source.startsWith("#") &&
    "the line below makes this text a heading; put an empty line between them, or write ## before it",
};

/** Reports elements of a Markdown text that are probably mistakes. */
export function checkStructure({ file, body }: BodyReading): void {
  const used = new Set(
    body.nodes.flatMap(({ node }) => (node.type === "linkReference" ? [node.identifier] : [])),
  );
  const latest = new Map<Parent | undefined, Content>();
  for (const visited of body.nodes) {
    const { node, ancestors } = visited;
    const before = latest.get(ancestors.at(-1));
    latest.set(ancestors.at(-1), node);
    const message = faults[node.type]?.(visited, { source: body.source(node), before, used });
    if (message) file.message(message, body.pointOf(node), "markdown");
  }
}
