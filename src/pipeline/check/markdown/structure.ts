import type { Content } from "mdast";
import type { Finding } from "../finding";
import type { MarkdownBody } from "./markdownBody";

/** What the page cannot show, or what is almost always a slip; by the node's type. */
const refused: Readonly<Record<string, string>> = {
  image: "a picture in the text is not shown; pictures stand in the fields above",
  imageReference: "a picture in the text is not shown; pictures stand in the fields above",
  footnote: "a footnote is not shown; write the note in the text",
  footnoteReference: "a footnote is not shown; write the note in the text",
  footnoteDefinition: "a footnote is not shown; write the note in the text",
};

function fault(node: Content, source: string): string | undefined {
  switch (node.type) {
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
  return body.nodes.flatMap(({ node }) => {
    const message = fault(node, body.source(node));
    return message ? [body.at(node, "markdown", message)] : [];
  });
}
