import type { Parent } from "mdast";
import { allowedTags, isAllowedHtml } from "../../../../src/model/allowedHtml";
import type { BodyReading } from "../read/reading";

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
function fault(name: string): string {
  if (name.startsWith("!--")) return "a comment <!-- would be published with the page; delete it";
  if (!/^\w/.test(name)) return `<${name} is not allowed in text; delete it`;
  if (!allowedTags.some((allowed) => allowed === name))
    return `<${name}> is not allowed in text; ${cures.find(([tags]) => tags.test(name))?.[1] ?? "delete it"}`;
  if (name === "abbr") return 'write <abbr title="…">, with a title and nothing else';
  return `put <${name}> inside a paragraph, without attributes`;
}

const tag = /<(\/?)([a-z][\w:-]*)[^>]*>?|<(!--|!|\?)/gi;

/** Reports the tags of a paragraph or block that are not allowed, or have no counterpart in it. */
function checkTags({ children }: Parent, { file, body }: BodyReading): void {
  const open: { name: string; report: (message: string) => void }[] = [];
  for (const node of children) {
    if (node.type !== "html") continue;
    const reported = new Set<string>();
    for (const match of node.value.matchAll(tag)) {
      const [piece, slash, word, sign = ""] = match;
      const name = (word ?? sign).toLowerCase();
      const report = (message: string) =>
        void file.message(message, body.pointOf(node, match.index), "html-unsafe");
      if (slash) {
        const opened = open.findLastIndex((one) => one.name === name);
        if (opened === -1) report(`</${name}> closes nothing; delete it`);
        else open.splice(opened, 1);
        continue;
      }
      const isAllowed = isAllowedHtml(reported.size > 0 ? piece : node.value);
      if (!isAllowed && !reported.has(name)) report(fault(name));
      if (isAllowed && name === "br") continue;
      reported.add(name);
      open.push({ name, report: isAllowed ? report : () => undefined });
    }
  }
  open[0]?.report(`<${open[0].name}> is never closed; add </${open[0].name}>`);
}

/** Reports HTML tags that are not allowed. */
export function checkRawHtml(text: BodyReading): void {
  const parents = new Set(text.body.nodes.flatMap(({ ancestors }) => ancestors.slice(-1)));
  for (const parent of parents) checkTags(parent, text);
}
