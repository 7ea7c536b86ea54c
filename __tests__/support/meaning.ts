import type { Content, Parent } from "mdast";
import type { ContentType } from "../../src/model/contentType";
import { isHint, textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { MarkdownBody } from "../../tools/content/check/markdown/MarkdownBody";
import { readText } from "../../tools/content/check/readText";

/** A value of the fields, or a text of the Markdown tree, with its line numbers. */
export interface Piece {
  /** Its path, such as `summary.[]: We keep little.` */
  words: string;
  first: number;
  last: number;
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function fieldPieces(
  value: unknown,
  path: PropertyKey[],
  lineOf: (path: PropertyKey[]) => number,
): Piece[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      fieldPieces(inner, [...path, Array.isArray(value) ? Number(name) : name], lineOf),
    );
  const place = path.map((key) => (typeof key === "number" ? "[]" : String(key))).join(".");
  const line = lineOf(path);
  return [{ words: `${place}: ${squeezed(String(value))}`, first: line, last: line }];
}

function bodyPieces({ nodes }: MarkdownBody): Piece[] {
  const placeOf = (node: Content, ancestors: readonly Parent[]) =>
    [...ancestors, node]
      .map((one) => ("depth" in one ? `${one.type}${one.depth}` : one.type))
      .join(" > ");
  return nodes.flatMap(({ node, ancestors }) =>
    "children" in node
      ? []
      : [
          {
            words: `${placeOf(node, ancestors)}: ${squeezed("value" in node ? String(node.value) : "")}`,
            first: node.position?.start.line ?? 0,
            last: node.position?.end.line ?? 0,
          },
        ],
  );
}

/** The values and texts of a readable content file, piece by piece, in order. */
export function piecesOf(type: ContentType, path: string, text: string): Piece[] {
  const file = textFile(path, text);
  const { fields, body, pointOf } = readContent(type, file);
  return [
    ...fieldPieces(fields ?? {}, [], (at) => pointOf(at).line),
    ...bodyPieces(new MarkdownBody(file, body, true)),
  ];
}

/** The check's output for one text file, without hints. */
export function faultsOf(path: string, text: string): string[] {
  const file = textFile(path);
  readText(file, path, Buffer.from(text), false);
  return file.messages.filter((one) => !isHint(one)).map(({ reason }) => reason);
}
