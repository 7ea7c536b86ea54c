import type { Content, Parent, Root } from "mdast";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import type { Point } from "unist";
import visitParents from "unist-util-visit-parents";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";

/** A node of the tree and its ancestors. */
export interface Visited {
  node: Content;
  /** Outermost first. */
  ancestors: readonly Parent[];
}

/** The parser of gatsby-transformer-remark, with the same settings. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

/** The parsed text below the front matter; positions refer to the whole file. */
export class MarkdownBody {
  readonly tree: Root;
  readonly nodes: Visited[] = [];
  /** Where the body begins. */
  readonly start: Point;
  /** The whole file. */
  readonly text: string;
  private readonly toPoint: (offset: number) => Point;

  /**
   * @param file the whole file
   * @param text the text below the front matter
   * @param isDocument whether it has headings and tokens in braces
   */
  constructor(
    readonly file: VFile,
    text: string,
    readonly isDocument: boolean,
  ) {
    this.text = file.toString();
    this.toPoint = vfileLocation(file).toPoint;
    const front = this.text.slice(0, this.text.length - text.length);
    this.start = this.toPoint(front.length);
    // Spaces replace the front matter, so that positions are those in the file.
    this.tree = parser.parse(front.replace(/[^\n]/g, " ") + text) as Root;
    visitParents(this.tree, (node, ancestors) => {
      if (node === this.tree) return;
      this.nodes.push({ node: node as Content, ancestors: ancestors as Parent[] });
    });
  }

  /** Reports a problem at the start of `node`, or `shift` characters later. */
  report(node: Pick<Content, "position">, rule: string, message: string, shift = 0): void {
    const offset = node.position?.start.offset ?? this.start.offset ?? 0;
    this.file.message(message, this.toPoint(offset + Math.max(0, shift)), rule);
  }

  /** Returns the source text of a node. */
  source({ position }: Pick<Content, "position">): string {
    return this.text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }
}
