import type { Finding } from "../finding";
import type { MarkdownBody } from "./markdownBody";
import { plainText } from "./plainMarkdown";

/** Text that is written and shown nowhere: addresses that no link uses, and bodies of signs only. */
export function unseen(body: MarkdownBody, isRequired: boolean): Finding[] {
  const used = new Set(
    body.nodes.flatMap(({ node }) => (node.type === "linkReference" ? [node.identifier] : [])),
  );
  const unused = body.nodes.flatMap(({ node }) =>
    node.type === "definition" && !used.has(node.identifier)
      ? [
          body.at(
            node,
            "markdown",
            `no link uses [${node.label ?? node.identifier}]; the line is not shown`,
          ),
        ]
      : [],
  );
  const isBlank = plainText(body.tree).trim() === "";
  return isRequired && isBlank && unused.length === 0
    ? [body.at(body.tree, "empty", "there are no words to read below the front matter")]
    : unused;
}
