import type { Content, HTML, Parent } from "mdast";
import { allowedTags, isAllowedHtml } from "../../../../src/model/allowedHtml";
import type { BodyReading } from "../read/reading";

const tag = /<(\/?)([a-z][\w:-]*)|<(!--|!|\?)/gi;

/** What to write instead of common tags. */
const cures: readonly (readonly [tags: RegExp, cure: string])[] = [
  [/^(?:b|strong)$/, "write **words** for bold"],
  [/^(?:i|em)$/, "write *words* for italics"],
  [/^a$/, "write [words](/address) for a link"],
  [/^h[1-6]$/, "start the line with ## for a heading"],
  [/^(?:ul|ol|li)$/, 'start each item of a list with "- "'],
  [/^(?:table|thead|tbody|tr|th|td)$/, "write each row of a table as | one | two |"],
  [/^(?:p|div)$/, "leave an empty line between paragraphs"],
];

/** Returns what is wrong with a piece of HTML, and how to fix it. */
function fault(name: string, html: string): string {
  if (name.startsWith("!--")) return "a comment <!-- would be published with the page; delete it";
  if (!/^\w/.test(name)) return `<${name} is not allowed in text; delete it`;
  if (!allowedTags.some((allowed) => allowed === name))
    return `<${name}> is not allowed in text; ${cures.find(([tags]) => tags.test(name))?.[1] ?? "delete it"}`;
  if (name === "abbr" && !html.startsWith("</"))
    return 'write <abbr title="…">, with a title and nothing else';
  return `put <${name}> inside a paragraph, without attributes`;
}

/** Reports tags that are opened but not closed in the same paragraph, or closed but not opened. */
function checkBalance(parent: Parent, { file, body }: BodyReading): void {
  const open: { name: string; node: Content }[] = [];
  for (const node of parent.children) {
    if (node.type !== "html" || !isAllowedHtml(node.value)) continue;
    const [, slash, name = ""] = /^<(\/?)(\w+)/.exec(node.value) ?? [];
    if (name === "br") continue;
    if (!slash) open.push({ name, node });
    else if (open.pop()?.name !== name) {
      file.message(`</${name}> closes nothing; delete it`, body.pointOf(node), "html-unsafe");
      return;
    }
  }
  for (const { name, node } of open.slice(0, 1))
    file.message(`<${name}> is never closed; add </${name}>`, body.pointOf(node), "html-unsafe");
}

/** Reports disallowed tags in one piece of HTML. Adds their names to `opened`, the tags reported so far. */
function checkPiece(node: HTML, opened: Set<string>, { file, body }: BodyReading): void {
  const reported = new Set<string>();
  for (const match of node.value.matchAll(tag)) {
    const name = (match[2] ?? match[3] ?? "").toLowerCase();
    const end = node.value.indexOf(">", match.index);
    const piece = node.value.slice(match.index, end === -1 ? undefined : end + 1);
    if (reported.has(name) || (isAllowedHtml(piece.trim()) && reported.size > 0)) continue;
    // Do not report the closing tag of an opening tag that was reported.
    if (match[1] === "" || match[3]) opened.add(name);
    else if (opened.has(name)) continue;
    reported.add(name);
    file.message(fault(name, piece), body.pointOf(node, match.index), "html-unsafe");
  }
}

/** Reports HTML tags that are not allowed. */
export function checkRawHtml(text: BodyReading): void {
  const { nodes } = text.body;
  const opened = new Set<string>();
  for (const { node } of nodes)
    if (node.type === "html" && !isAllowedHtml(node.value)) checkPiece(node, opened, text);
  const parents = new Set(nodes.flatMap(({ ancestors }) => ancestors.slice(-1)));
  for (const parent of parents) checkBalance(parent, text);
}
