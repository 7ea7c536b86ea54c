import type { Root } from "hast";
import { safeHtml } from "../../src/model/allowedHtml";
import { htmlTree, parseMarkdown } from "../../src/model/markdown";
import { textFile } from "../../src/model/problems";

/** The HTML that a page would contain for Markdown that got past the check, after a change of its tree. */
export function htmlOf(markdown: string, change: (tree: Root) => Root = (tree) => tree): string {
  const tree = parseMarkdown(textFile("text.md", markdown).toString());
  return safeHtml(change(htmlTree(tree)).children);
}
