import type { Content, Parent, Root } from "mdast";
import remark from "remark";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import type { Point } from "unist";
import visitParents from "unist-util-visit-parents";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { anchorsOf, type Anchor } from "./headings";

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
  /** The ids of a document's headings. */
  readonly anchors: readonly Anchor[];
  /** Where the body begins. */
  readonly start: Point;
  private readonly toPoint: (offset: number) => Point;

  /**
   * @param file the whole file
   * @param text the text below the front matter
   * @param isDocument whether it has headings and tokens in braces
   */
  constructor(
    private readonly file: VFile,
    readonly text: string,
    readonly isDocument: boolean,
  ) {
    this.toPoint = vfileLocation(file).toPoint;
    const whole = file.toString();
    const front = whole.slice(0, whole.length - text.length);
    this.start = this.toPoint(front.length);
    // Spaces replace the front matter, so that positions are those in the file.
    this.tree = parser.parse(front.replace(/[^\n]/g, " ") + text) as Root;
    visitParents(this.tree, (node, ancestors) => {
      if (node === this.tree) return;
      this.nodes.push({ node: node as Content, ancestors: ancestors as Parent[] });
    });
    this.anchors = isDocument ? anchorsOf(this.tree) : [];
  }

  /** Returns the position `shift` characters after the start of a node; of the body if it has none. */
  pointOf({ position }: Pick<Content, "position">, shift = 0): Point {
    return this.toPoint((position?.start.offset ?? this.start.offset ?? 0) + Math.max(0, shift));
  }

  /** Returns the source text of a node. */
  source({ position }: Pick<Content, "position">): string {
    return this.file.toString().slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  /** Returns the characters directly before and after a node. */
  around({ position }: Pick<Content, "position">): readonly [before: string, after: string] {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const whole = this.file.toString();
    return [whole.charAt(start - 1), whole.charAt(end)];
  }
}
