import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";

const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

/** The tree of a Markdown text, for the check and for the pages. */
export const parseMarkdown = (text: string) => parser.parse(text) as Root;

/** The HTML tree of Markdown; its raw HTML is as it was typed. */
export const htmlTree = (tree: Root) => toHast(tree, { allowDangerousHtml: true }) as HtmlRoot;
