import type { Content, Definition, Parent } from "mdast";
import toString from "mdast-util-to-string";
import type { MarkdownBody, Visited } from "../read/MarkdownBody";
import type { BodyReading } from "../read/reading";

const picture = "a picture in the text is not shown; put it in the fields at the top";
const footnote = "a footnote is not shown; write the note in the text";

/** Messages about elements that the page cannot show, by node type. */
const rejected: Readonly<Record<string, string>> = {
  image: picture,
  imageReference: picture,
  footnote,
  footnoteReference: footnote,
  footnoteDefinition: footnote,
};

const cells = (node: Content | Parent | undefined) =>
  node && "children" in node ? node.children.length : 0;

function fault({ node, ancestors }: Visited, body: MarkdownBody): string | undefined {
  const source = body.source(node);
  switch (node.type) {
    case "delete":
      return source.startsWith("~~")
        ? undefined
        : 'a single ~ crosses the words out; write "to", a dash, or \\~';
    case "tableRow": {
      const expected = cells(ancestors.at(-1)?.children[0] as Content);
      const message = `expected ${expected} cells, found ${cells(node)}; give each row as many cells as the first`;
      return cells(node) === expected ? undefined : message;
    }
    case "code":
      if (!/^(?:`{3}|~{3})/.test(source))
        return "four spaces at the start of a line make it program code; delete them";
      return /\n[ \t]*(?:`{3,}|~{3,})[ \t]*$/.test(source)
        ? undefined
        : "the block that starts with ``` is never closed; add ``` below it";
    case "listItem":
      if (typeof node.checked === "boolean") return "a tick box [ ] is not shown; delete it";
      return node.children.length === 0
        ? "this list item is empty; fill it in or delete it"
        : undefined;
    case "heading":
      return /^#/.test(source)
        ? undefined
        : "the line below makes this text a heading; put an empty line between them, or write ## before it";
    default:
      return rejected[node.type];
  }
}

/** Reports elements of a Markdown text that are probably mistakes. */
export function checkStructure({ file, body }: BodyReading): void {
  for (const visited of body.nodes) {
    const message = fault(visited, body);
    if (message) file.message(message, body.pointOf(visited.node), "markdown");
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
