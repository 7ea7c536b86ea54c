import type { Parent } from "mdast";
import type { VFile } from "vfile";
import { isAllowedHtml } from "../../../../../src/model/allowedHtml";
import type { MarkdownBody } from "../../read/markdownBody";

const tag = /<(\/?)([a-z][\w:-]*)[^>]*>?|<(!--|!|\?)/gi;

const cure =
  'delete it, or write Markdown, such as **bold** or [words](/address); only <br>, <sub>, <sup> and <abbr title="…"> work, inside a paragraph';

/** Reports the tags of a paragraph or block that are not allowed, or have no counterpart in it. */
export function checkTags({ children }: Parent, file: VFile, body: MarkdownBody): void {
  const open: { name: string; report: (message: string) => void }[] = [];
  for (const node of children) {
    if (node.type !== "html") continue;
    // In "if a<b and c>d", the page shows the signs.
    if (/\w/.test(body.around(node)[0]) && /^<\w+(?: [\w-]+)+>$/.test(node.value)) continue;
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
      if (!isAllowed && !reported.has(name)) report(`<${name}> is not allowed here; ${cure}`);
      if (isAllowed && name === "br") continue;
      reported.add(name);
      open.push({ name, report: isAllowed ? report : () => undefined });
    }
  }
  open[0]?.report(`<${open[0].name}> is never closed; add </${open[0].name}>`);
}
