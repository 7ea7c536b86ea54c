import type { Parent } from "mdast";
import { isAllowedHtml } from "../../../../src/model/allowedHtml";
import { firstSign, type Sign } from "../../../../src/model/signs";
import type { BodyReading } from "../read/reading";

const notAllowed = "<{1}> is not allowed in text";

/** Tags and comments, and what to write instead; the last sign is in any. */
const signs: readonly Sign[] = [
  [/^<!--/, "a comment <!-- would be published with the page; delete it"],
  [/^<([!?])/, "<{1} is not allowed in text; delete it"],
  [/^<abbr\b/, 'write <abbr title="…">, with a title and nothing else'],
  [/^<(br|sub|sup)\b/, "put <{1}> inside a paragraph, without attributes"],
  [/^<(b|strong)\b/, `${notAllowed}; write **words** for bold`],
  [/^<(i|em)\b/, `${notAllowed}; write *words* for italics`],
  [/^<(a)\b/, `${notAllowed}; write [words](/address) for a link`],
  [/^<(h[1-6])\b/, `${notAllowed}; start the line with ## for a heading`],
  [/^<(ul|ol|li)\b/, `${notAllowed}; start each item of a list with "- "`],
  [/^<(table|thead|tbody|tr|th|td)\b/, `${notAllowed}; write each row of a table as | one | two |`],
  [/^<(p|div)\b/, `${notAllowed}; leave an empty line between paragraphs`],
  [/^<([\w:-]*)/, `${notAllowed}; delete it`],
];

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
      const report = (message = "") =>
        void file.message(message, body.pointOf(node, match.index), "html-unsafe");
      if (slash) {
        const opened = open.findLastIndex((one) => one.name === name);
        if (opened === -1) report(`</${name}> closes nothing; delete it`);
        else open.splice(opened, 1);
        continue;
      }
      const isAllowed = isAllowedHtml(reported.size > 0 ? piece : node.value);
      if (!isAllowed && !reported.has(name)) report(firstSign(signs, piece.toLowerCase())?.message);
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
