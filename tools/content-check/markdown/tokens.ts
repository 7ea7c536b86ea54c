import { tokenNames } from "../../../src/pipeline/companyTokens";
import { nearest } from "../../../src/pipeline/nearest";
import type { MarkdownBody, Visited } from "./MarkdownBody";

const token = /\{([^{}\n]*)\}/g;

const known = tokenNames.map((name) => `{${name}}`).join(", ");

/** These become links themselves. */
const linked: readonly string[] = ["company.phone", "company.email"];

function fault(name: string, { ancestors }: Visited, isDocument: boolean): string | undefined {
  const inside = (type: string) => ancestors.some((node) => node.type === type);
  if (!isDocument) return `{${name}} works in legal documents only; write the actual words`;
  // A heading's own {#id} is the headings' business.
  if (inside("heading") && name.startsWith("#")) return undefined;
  if (inside("heading"))
    return `{${name}} in a heading would change its address; use it in the text`;
  if (!tokenNames.includes(name)) {
    const guess = nearest(name, tokenNames);
    return `{${name}} is unknown; ${guess ? `did you mean {${guess}}?` : `allowed: ${known}; for anything else use ( )`}`;
  }
  return inside("link") && linked.includes(name)
    ? `{${name}} becomes a link itself; take it out of the link`
    : undefined;
}

/** Checks words in braces: the company's data in documents, and nothing else. */
export function checkTokens(body: MarkdownBody): void {
  for (const visited of body.nodes) {
    const { node } = visited;
    if (node.type !== "text") continue;
    const tell = (typed: string, message: string) =>
      body.tell(node, "token", message, body.source(node).indexOf(typed));
    const faults = [...node.value.matchAll(token)].flatMap(([typed, name = ""]) => {
      const message = fault(name, visited, body.isDocument);
      return message ? [{ typed, message }] : [];
    });
    for (const { typed, message } of faults) tell(typed, message);
    const [brace] = /[{}]/.exec(node.value.replace(token, "")) ?? [];
    if (brace && faults.length === 0)
      tell(brace, `${brace} has no partner; write {company.phone}, or use ( )`);
  }
}
