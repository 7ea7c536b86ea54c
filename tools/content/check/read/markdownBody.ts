import type { Root as HtmlRoot } from "hast";
import type { Content, Heading, Parent, Root } from "mdast";
import toHast from "mdast-util-to-hast";
import toString from "mdast-util-to-string";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import visitParents from "unist-util-visit-parents";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { identifyHeadings } from "../../../../src/model/headings";

/** A node of the tree and its ancestors. */
export interface Visited {
  node: Content;
  /** Outermost first. */
  ancestors: readonly Parent[];
}

type Place = Pick<Content, "position">;

/** The parser of gatsby-transformer-remark, with the same settings. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

export const isHeading = (node: Content | undefined): node is Heading => node?.type === "heading";

/** Returns a document's headings that have an id on the page, with these ids, by the content model's rule, and whether it is written. */
function anchorsOf({ children }: Root) {
  // Their links refer to definitions. Other nodes have no id, and long blanks in them would take seconds.
  const parts = children.filter(({ type }) => type === "heading" || type === "definition");
  const tree: Root = { type: "root", children: parts };
  const page = identifyHeadings(toHast(tree, { allowDangerousHtml: true }) as HtmlRoot);
  const ids = page.children.flatMap((node) =>
    node.type === "element" && typeof node.properties?.id === "string" ? [node.properties.id] : [],
  );
  const headings = children.filter(isHeading).filter(({ depth }) => depth > 1);
  return headings.map((heading, index) => {
    return { id: ids[index] ?? "", heading, isFixed: toString(heading).includes("{#") };
  });
}

/** Returns the text of a heading without `{#name}`. */
export function headingWords(heading: Heading): string {
  const text = toString(heading).trim();
  const start = text.endsWith("}") ? text.lastIndexOf("{#") : -1;
  return start === -1 ? text : text.slice(0, start).trim();
}

/** The parsed text below the front matter; positions refer to the whole file. */
export type MarkdownBody = ReturnType<typeof markdownBody>;

/**
 * Parses the text below the front matter.
 * @param file the whole file
 * @param isDocument whether it has headings and tokens in braces
 */
export function markdownBody(file: VFile, text: string, isDocument: boolean) {
  const { toPoint } = vfileLocation(file);
  const whole = file.toString();
  const front = whole.slice(0, whole.length - text.length);
  // Spaces replace the front matter, so that positions are those in the file.
  const tree = parser.parse(front.replace(/[^\n]/g, " ") + text) as Root;
  const nodes: Visited[] = [];
  visitParents(tree, (node, ancestors) => {
    if (node !== tree) nodes.push({ node: node as Content, ancestors: ancestors as Parent[] });
  });
  return {
    text,
    isDocument,
    tree,
    nodes,
    /** The ids of a document's headings. */
    anchors: isDocument ? anchorsOf(tree) : [],
    /** Where the body begins. */
    start: toPoint(front.length),

    /** Returns the position `shift` characters after the start of a node; of the body if it has none. */
    pointOf: ({ position }: Place, shift = 0) =>
      toPoint((position?.start.offset ?? front.length) + Math.max(0, shift)),

    /** Returns the source text of a node. */
    source: ({ position }: Place) =>
      whole.slice(position?.start.offset ?? 0, position?.end.offset ?? 0),

    /** Returns the characters directly before and after a node. */
    around({ position }: Place): readonly [before: string, after: string] {
      const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
      return [whole.charAt(start - 1), whole.charAt(end)];
    },
  };
}
