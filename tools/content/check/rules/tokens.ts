import { nearest } from "../../../../src/model/nearest";
import { optionalTokens, tokenNames } from "../../../../src/model/tokens";
import type { MarkdownBody, Visited } from "../read/markdownBody";
import type { TextReading } from "../read/reading";

/** Returns the message about a name in braces that is no token, or none for this place; undefined for others. */
export function unknownToken(name: string, isInList = false): string | undefined {
  if (optionalTokens.includes(name) && !isInList)
    return `{${name}} may be empty; use it in a list of a legal document, where its item is then left out`;
  if (tokenNames.includes(name)) return undefined;
  const guess = nearest(name, tokenNames);
  const advice = guess
    ? `did you mean {${guess}}?`
    : "docs/content.md lists the tokens; otherwise delete it, or use ( )";
  return `{${name}} is unknown; ${advice}`;
}

const token = /\{([^{}\n]*)\}/g;

/** Tokens that become links. */
const linked: readonly string[] = ["company.phone", "company.email"];

function fault(name: string, { ancestors }: Visited, body: MarkdownBody): string | undefined {
  const inside = (type: string) => ancestors.some((node) => node.type === type);
  if (!body.isDocument) return `{${name}} works in legal documents only; write the actual words`;
  // anchors.ts checks the {#id} of a heading.
  if (inside("heading") && name.startsWith("#")) return undefined;
  return inside("link") && linked.includes(name)
    ? `{${name}} becomes a link itself; take it out of the link`
    : unknownToken(name, inside("listItem"));
}

/** Reports words in braces that are not tokens. */
export function checkTokens({ file }: TextReading, body: MarkdownBody): void {
  for (const visited of body.nodes) {
    const { node } = visited;
    // A title in HTML is filled in, too.
    if (node.type !== "text" && node.type !== "html") continue;
    const faults = [...node.value.matchAll(token)].flatMap(([typed, name = ""]) => {
      const message = fault(name, visited, body);
      return message ? [{ typed, message }] : [];
    });
    const [brace] = /[{}]/.exec(node.value.replace(token, "")) ?? [];
    const unmatched = `${brace} has no matching brace; write {company.phone}, or use ( )`;
    if (brace && faults.length === 0) faults.push({ typed: brace, message: unmatched });
    for (const { typed, message } of faults)
      file.message(message, body.pointOf(node, body.source(node).indexOf(typed)), "token");
  }
}
