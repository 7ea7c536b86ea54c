import type { Content, Definition, Link, List, ListItem, Table, TableRow } from "mdast";
import toString from "mdast-util-to-string";
import type { MarkdownBody, Visited } from "../../read/markdownBody";
import { notTable } from "./lines";
import { isSetByPage, itemSign } from "./signs";

/** A node, and what decides whether its signs were meant as such. */
interface Use extends Visited {
  source: string;
  /** The node before it in the same parent. */
  before?: Content;
  body: MarkdownBody;
  /** The definitions that links use and that were not given yet. */
  used: Set<string>;
}

/** Returns why the page does not show the signs of a node as they were meant. */
type Rule = (use: Use) => string | false | null | undefined;

const always = (message: string) => () => message;
const never: Rule = () => undefined;

const picture = always("a picture in the text is not shown; put it in the fields at the top");
const footnote = always("a footnote is not shown; write the note in the text");
const notInside =
  'the spaces do not put this inside the item above; write two before an item below "- ", three below "1. "';

const underlined =
  "the line below makes this text a heading or a table; put an empty line between them, or write ## before it";

const isInHeading = ({ ancestors }: Use) => ancestors.some(({ type }) => type === "heading");

const linkReference: Rule = (use) =>
  isInHeading(use) && "a heading cannot contain a link; put the link in the text below";

const title: Rule = ({ node }) =>
  (node as Link | Definition).title &&
  "the words in quotation marks after the address are not shown; write them in the text";

/** Of words in bold, in italics, crossed out, or as code. */
const pair: Rule = ({ node, source, body }) => {
  const [before] = body.around(node);
  const [sign = ""] = /^(.)\1*/.exec(source) ?? [];
  // A name in a social network, or a part of an address.
  const isInName = sign.startsWith("_") && /[@/#.]/.test(before);
  const isInWord = isInName || body.around(node).some((beside) => /[\p{L}\d]/u.test(beside));
  const cure = sign === "`" ? "write ’" : `write ${sign.replace(/./g, "\\$&")}, or × in a sum`;
  return isInWord && `"${sign}" is not shown; ${cure}, or put it on both sides of whole words`;
};

const column = ({ position }: Content) => position?.start.column ?? 0;

/** Whether a list is one line: a text with a sign before it. */
const isLine = ({ children: [item, other] }: List) =>
  !other && item?.children.length === 1 && item.children[0]?.type === "paragraph";

/** Whether a list has only links to at least half of the document's sections, and three. */
function isContents({ children }: List, body: MarkdownBody): boolean {
  const sections = body.anchors.filter(({ heading }) => heading.depth === 2);
  const isLink = (item: ListItem) => /^\S+\s+\[[^\]]*\]\(#[^)]*\)\s*$/.test(body.source(item));
  return children.length > 2 && children.length * 2 >= sections.length && children.every(isLink);
}

const list: Rule = ({ node, source, body, before, ancestors }) => {
  if (before?.type === "list" && column(node) > column(before)) return notInside;
  const [sign] = /^[-*+]/.exec(source) ?? [];
  if (isContents(node as List, body)) return "the page has a list of its sections; delete this one";
  // One line below an item is a part of it; a + before a figure adds something.
  const isPart = ancestors.at(-1)?.type === "listItem";
  const isLost = (isLine(node as List) && !isPart) || /^\+\s+\p{Sc}?\d/u.test(source);
  return (
    sign &&
    isLost &&
    `"${sign}" is shown as the bullet of a list; write \\${sign} to show it, or more items`
  );
};

const listItem: Rule = ({ node, source, body, before, ancestors }) => {
  const item = node as ListItem;
  const { ordered, start, children } = ancestors.at(-1) as List;
  const [first] = item.children;
  if (typeof item.checked === "boolean") return "a tick box [ ] is not shown; delete it";
  if (!first) return "this list item is empty; fill it in or delete it";
  if (column(item) > column(ancestors.at(-1) as List)) return notInside;
  if (first.type === "list")
    return "two signs of a list are before this item; delete one, or write \\ before the second to show it";
  const [again] = itemSign.exec(toString(first)) ?? [];
  if (again && (ordered || !/\d/.test(again))) return isSetByPage(again);
  const typed = Number.parseInt(source);
  const shown = (start ?? 1) + children.indexOf(item);
  const isOnes = typed === 1 && Number.parseInt(body.source(before ?? node)) === 1;
  return (
    ordered &&
    typed !== shown &&
    !isOnes &&
    `"${typed}." is shown as "${shown}."; write ${shown}., or ${typed}\\. in a paragraph of its own`
  );
};

/** Every kind of node that Markdown has. */
const rules: Readonly<Record<Content["type"], Rule>> = {
  text: never,
  break: never,
  yaml: never,
  html: (use) =>
    /^<br/i.test(use.source) && isInHeading(use) && "a heading must be on one line; delete <br>",
  emphasis: pair,
  strong: pair,
  inlineCode: pair,
  delete: (use) =>
    use.source.startsWith("~~")
      ? pair(use)
      : 'a single ~ crosses the words out; write "to" or a dash, <sub>2</sub> for a small 2, or \\~ to show it',
  link: (use) => linkReference(use) || title(use),
  linkReference,
  definition(use) {
    const { identifier, label = identifier } = use.node as Definition;
    return use.used.delete(identifier) ? title(use) : `no link uses [${label}]; delete the line`;
  },
  image: picture,
  imageReference: picture,
  footnote,
  footnoteReference: footnote,
  footnoteDefinition: footnote,
  // Other programs continue the item or quotation.
  paragraph: ({ node: { position }, source, before }) =>
    (before?.type === "list" || before?.type === "blockquote") &&
    position?.start.line === Number(before.position?.end.line) + 1 &&
    /^\p{Ll}/u.test(source) &&
    "this line is not part of the list or quotation above; join it to the line above, or put an empty line between them",
  heading: ({ source }) => !source.startsWith("#") && underlined,
  blockquote: ({ source }) =>
    /^>\s*\p{Sc}?\d/u.test(source) &&
    '">" is shown as the line of a quotation; write \\> or “more than”',
  list,
  listItem,
  code: always(
    "these lines are shown as program code; delete the ``` around them, or the four spaces before them",
  ),
  thematicBreak: ({ source }) => /-{2} +-{2}/.test(source) && notTable,
  // Other programs read a table in rows with | only.
  table: ({ node, source }) =>
    !/^.*\|.*\n.*[|:]/.test(source)
      ? underlined
      : toString((node as Table).children[0] ?? node).trim() === "" &&
        "the first row of this table is empty; write the names of its columns there",
  tableRow({ node, ancestors }) {
    const [expected, found] = [ancestors.at(-1)?.children[0], node].map(
      (row) => (row as TableRow).children.length,
    );
    const message = `expected ${expected} cells, found ${found}; give each row as many cells as the first`;
    return expected !== found && message;
  },
  tableCell: never,
};

/** Returns why the page does not show what a node takes from the text, as it was typed; undefined if it does. */
export const useFault = (use: Use) => rules[use.node.type](use) || undefined;
