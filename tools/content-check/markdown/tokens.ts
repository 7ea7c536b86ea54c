import { tokenNames } from "../../../src/pipeline/companyTokens";
import { nearest } from "../../../src/pipeline/nearest";
import type { Finding } from "../finding";
import type { MarkdownBody, Visited } from "./markdownBody";

const token = /\{([^{}\n]*)\}/g;

const known = tokenNames.map((name) => `{${name}}`).join(", ");

/** These become links themselves. */
const linked: readonly string[] = ["company.phone", "company.email"];

function fault(name: string, { ancestors }: Visited, isDocument: boolean): string | undefined {
  const inside = (type: string) => ancestors.some((node) => node.type === type);
  if (!isDocument)
    return `{${name}} is filled in in legal documents only; write the words themselves`;
  // A heading's own {#id} is the headings' business.
  if (inside("heading") && name.startsWith("#")) return undefined;
  if (inside("heading"))
    return `{${name}} in a heading would change its address; write it in the text`;
  if (!tokenNames.includes(name)) {
    const guess = nearest(name, tokenNames);
    return `{${name}} is unknown; ${guess ? `did you mean {${guess}}?` : `allowed: ${known}; for anything else write ( )`}`;
  }
  return inside("link") && linked.includes(name)
    ? `{${name}} becomes a link itself; take it out of the link`
    : undefined;
}

/** Words in braces: the company's data in documents, and nothing else. */
export function tokenProblems(body: MarkdownBody): Finding[] {
  return body.nodes.flatMap((visited) => {
    const { node } = visited;
    if (node.type !== "text") return [];
    const { value } = node;
    const found = [...value.matchAll(token)].flatMap((match) => {
      const [all, name = ""] = match;
      const message = fault(name, visited, body.isDocument);
      return message ? [body.at(node, "token", message, body.source(node).indexOf(all))] : [];
    });
    const rest = value.replace(token, (all) => " ".repeat(all.length));
    const brace = /[{}]/.exec(rest);
    if (brace && found.length === 0)
      found.push(
        body.at(
          node,
          "token",
          `${brace[0]} stands alone; a token is written {company.phone}`,
          body.source(node).indexOf(brace[0]),
        ),
      );
    return found;
  });
}
