import type { Root } from "mdast";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";

/** The same parser, with the same settings, that gatsby-transformer-remark uses. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

/** The body of a Markdown file as a tree. */
export const parseMarkdown = (body: string) => parser.parse(body) as Root;
