import type { Parent } from "mdast";
import { allowedTags, isAllowedHtml } from "../../../src/pipeline/allowedHtml";
import type { Finding } from "../finding";
import type { MarkdownBody } from "./markdownBody";

const tag = /<(\/?)([a-z][\w:-]*)|<(!--|!|\?)/gi;

const list = allowedTags.map((name) => `<${name}>`).join(", ");

/** What a piece of typed HTML is called, and what to do about it. */
function fault(name: string, html: string): string {
  if (name.startsWith("!--")) return "a comment <!-- is published with the page; delete it";
  if (!/^\w/.test(name)) return `<${name} is not allowed in text`;
  if (!allowedTags.some((allowed) => allowed === name))
    return `<${name}> is not allowed in text; allowed: ${list}`;
  if (name === "abbr" && !html.startsWith("</"))
    return '<abbr> is written <abbr title="…">, with a title and nothing else';
  return `<${name}> is written without anything else in it, inside a paragraph`;
}

/** Tags that are opened and not closed in the same paragraph, or the other way round. */
function unbalanced(parent: Parent, body: MarkdownBody): Finding[] {
  const open: string[] = [];
  for (const node of parent.children) {
    if (node.type !== "html" || !isAllowedHtml(node.value)) continue;
    const [, slash, name = ""] = /^<(\/?)(\w+)/.exec(node.value) ?? [];
    if (name === "br") continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name)
      return [body.at(node, "html-unsafe", `</${name}> closes nothing; delete it`)];
  }
  const first = parent.children.find(
    (node) => node.type === "html" && node.value.startsWith(`<${open[0] ?? " "}`),
  );
  return first
    ? [body.at(first, "html-unsafe", `<${open[0] ?? ""}> is never closed; add </${open[0] ?? ""}>`)]
    : [];
}

/** HTML in the text, beyond the short list that is allowed. */
export function rawHtml(body: MarkdownBody): Finding[] {
  const opened = new Set<string>();
  const refused = body.nodes.flatMap(({ node }) => {
    if (node.type !== "html" || isAllowedHtml(node.value)) return [];
    const found = new Map<string, Finding>();
    for (const match of node.value.matchAll(tag)) {
      const name = (match[2] ?? match[3] ?? "").toLowerCase();
      if (found.has(name)) continue;
      const end = node.value.indexOf(">", match.index);
      const piece = node.value.slice(match.index, end === -1 ? undefined : end + 1);
      if (isAllowedHtml(piece.trim()) && found.size > 0) continue;
      // The closing tag goes with the opening one, which has been told.
      if (match[1] === "" || match[3]) opened.add(name);
      else if (opened.has(name)) continue;
      found.set(name, body.at(node, "html-unsafe", fault(name, piece), match.index));
    }
    return [...found.values()];
  });
  const parents = new Set(body.nodes.flatMap(({ ancestors }) => ancestors.slice(-1)));
  return [...refused, ...[...parents].flatMap((parent) => unbalanced(parent, body))];
}
