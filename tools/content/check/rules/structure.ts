import type { Content, Definition, ListItem, TableRow } from "mdast";
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

/** The nodes beside `node`, and itself. */
const siblings = ({ ancestors }: Visited) => ancestors.at(-1)?.children as Content[];

type FindFault = (visited: Visited, source: string, all: readonly Visited[]) => string | false;

/** Messages about elements that the page shows otherwise than they look in the text, by node type. */
const faults: Readonly<Record<string, FindFault>> = {
  image: () => picture,
  imageReference: () => picture,
  footnote: () => footnote,
  footnoteReference: () => footnote,
  footnoteDefinition: () => footnote,
  link: linkFault,
  linkReference: linkFault,
  html: (visited, source) =>
    /^<br/i.test(source) && isInHeading(visited) && "a heading must be on one line; delete <br>",
  definition({ node }, _source, all) {
    const { identifier, label = identifier } = node as Definition;
    const isUse = ({ node: use }: Visited) =>
      use.type === "linkReference" && use.identifier === identifier;
    return !all.some(isUse) && `no link uses [${label}]; delete the line`;
  },
  delete: (_visited, source) =>
    !source.startsWith("~~") &&
    'a single ~ crosses the words out; write "to" or a dash, <sub>2</sub> for a small 2, or \\~ to show it',
  tableRow(visited) {
    const [expected, found] = [siblings(visited)[0], visited.node].map(
      (row) => (row as TableRow).children.length,
    );
    const message = `expected ${expected} cells, found ${found}; give each row as many cells as the first`;
    return expected !== found && message;
  },
  thematicBreak: (_visited, source) => /-{2} +-{2}/.test(source) && notTable,
  code: () =>
    "these lines are shown as program code; delete the ``` around them, or the four spaces before them",
  list(visited) {
    const { node } = visited;
    const before = siblings(visited)[siblings(visited).indexOf(node) - 1];
    return before?.type === "list" && column(node) > column(before) && notInside;
  },
  listItem(visited) {
    const item = visited.node as ListItem;
    if (typeof item.checked === "boolean") return "a tick box [ ] is not shown; delete it";
    if (item.children.length === 0) return "this list item is empty; fill it in or delete it";
    return column(item) > column(siblings(visited)[0] ?? item) && notInside;
  },
  heading: (_visited, source) =>
    !source.startsWith("#") &&
    "the line below makes this text a heading; put an empty line between them, or write ## before it",
};

/** Reports elements of a Markdown text that are probably mistakes. */
export function checkStructure({ file, body }: BodyReading): void {
  for (const visited of body.nodes) {
    const { node } = visited;
    const message = faults[node.type]?.(visited, body.source(node), body.nodes);
    if (message) file.message(message, body.pointOf(node), "markdown");
  }
}
