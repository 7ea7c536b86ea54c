import type { Content, Parent } from "mdast";
import type { Finding } from "../finding";
import type { MarkdownBody, Visited } from "./markdownBody";

/** What the page cannot show, or what is almost always a slip; by the node's type. */
const refused: Readonly<Record<string, string>> = {
  image: "a picture in the text is not shown; pictures stand in the fields above",
  imageReference: "a picture in the text is not shown; pictures stand in the fields above",
  footnote: "a footnote is not shown; write the note in the text",
  footnoteReference: "a footnote is not shown; write the note in the text",
  footnoteDefinition: "a footnote is not shown; write the note in the text",
};

/** Why words in italics are none: USSD codes and sums have stars too. */
function italicsFault(source: string, around: string): string | undefined {
  if (!source.startsWith("*")) return undefined;
  const isSign = /[\p{L}\p{N}#]/u.test(around) || /^[*\d\s.,]+$/.test(source);
  return isSign
    ? `"${source.slice(0, 30)}" is set in italics; write \\* for each star that is meant`
    : undefined;
}

const cells = (node: Content | Parent | undefined) =>
  node && "children" in node ? node.children.length : 0;

function fault({ node, ancestors }: Visited, body: MarkdownBody): string | undefined {
  const source = body.source(node);
  switch (node.type) {
    case "emphasis": {
      const { start, end } = node.position ?? {};
      const before = body.text[(start?.offset ?? 0) - 1] ?? "";
      return italicsFault(source, before + (body.text[end?.offset ?? 0] ?? ""));
    }
    case "delete":
      return source.startsWith("~~")
        ? undefined
        : 'a single ~ crosses the words out; write "to", a dash, or \\~';
    case "tableRow": {
      const wanted = cells(ancestors.at(-1)?.children[0] as Content);
      const message = `the row has ${cells(node)} cells, the first row ${wanted}; give each row as many`;
      return cells(node) === wanted ? undefined : message;
    }
    case "code":
      if (!/^(?:`{3}|~{3})/.test(source))
        return "four spaces at the start of a line make it program code; delete them";
      return /\n[ \t]*(?:`{3,}|~{3,})[ \t]*$/.test(source)
        ? undefined
        : "the block that starts with ``` is never closed";
    case "listItem":
      if (typeof node.checked === "boolean") return "a box [ ] to tick is not shown; delete it";
      return node.children.length === 0
        ? "an empty item of a list; fill it in or delete it"
        : undefined;
    case "heading":
      return /^#/.test(source)
        ? undefined
        : "the line below makes this text a heading; leave an empty line between, or write ## before it";
    case "tableCell":
      return undefined;
    default:
      return refused[node.type];
  }
}

/** Parts of a Markdown text that do not come out as meant. */
export function structureProblems(body: MarkdownBody): Finding[] {
  return body.nodes.flatMap((visited) => {
    const message = fault(visited, body);
    return message ? [body.at(visited.node, "markdown", message)] : [];
  });
}
