import type { Root } from "hast";
import toHast from "mdast-util-to-hast";
import { safeHtml } from "../../src/model/allowedHtml";
import { textFile } from "../../src/model/problems";
import { markdownBody } from "../../tools/content/check/read/markdownBody";

/** The HTML that a page would contain for Markdown that got past the check, after a change of its tree. */
export function htmlOf(markdown: string, change: (tree: Root) => Root = (tree) => tree): string {
  const file = textFile("text.md", markdown);
  const { tree } = markdownBody(file, file.toString(), true);
  return safeHtml(change(toHast(tree, { allowDangerousHtml: true }) as Root).children);
}
