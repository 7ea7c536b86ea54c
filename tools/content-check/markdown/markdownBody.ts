import type { Content, Parent, Root } from "mdast";
import { finding, type Finding } from "../finding";

/** A node of the tree, with those around it. */
export interface Visited {
  node: Content;
  /** From the outside in. */
  ancestors: readonly Parent[];
}

/** Every node of the tree, outer ones first. */
export function nodesOf(parent: Parent, ancestors: readonly Parent[] = []): Visited[] {
  const around = [...ancestors, parent];
  return parent.children.flatMap((node) => [
    { node, ancestors: around },
    ...("children" in node ? nodesOf(node, around) : []),
  ]);
}

/** A Markdown body, ready to be checked. */
export class MarkdownBody {
  readonly nodes: readonly Visited[];

  /**
   * @param text the body
   * @param firstLine the line of the file on which it starts
   * @param isDocument whether it has headings and the company's data in braces
   */
  constructor(
    readonly tree: Root,
    readonly text: string,
    readonly firstLine: number,
    readonly isDocument: boolean,
  ) {
    this.nodes = nodesOf(tree);
  }

  /** A finding where `node` starts, or `shift` characters further on. */
  at(node: Pick<Content, "position">, rule: string, message: string, shift = 0): Finding {
    const start = node.position?.start ?? { line: 1, column: 1 };
    const skipped = shift > 0 ? this.source(node).slice(0, shift).split("\n") : [""];
    const last = skipped.at(-1) ?? "";
    const column = skipped.length > 1 ? last.length + 1 : start.column + last.length;
    const line = this.firstLine + start.line - 1 + skipped.length - 1;
    return finding({ line, column }, rule, message);
  }

  /** A node as it was typed. */
  source({ position }: Pick<Content, "position">): string {
    return this.text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }
}
