import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { ContentType } from "../../../src/model/contentType";
import { typeOf } from "../../../src/model/contentTypes";
import { formatProblem, textFile } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { filesAt } from "../../../tools/lib/files";

/** Files by their path below content/. */
export type Tree = Map<string, Buffer>;

/** A content file's fields and the Markdown below them. */
export interface Written {
  fields: Record<string, unknown>;
  body: string;
}

/** Reads a folder recursively. */
export function readTree(root: string): Tree {
  return new Map(filesAt(root).map((file) => [file, readFileSync(join(root, file))]));
}

/** Replaces a folder with the tree. */
export function writeTree(root: string, tree: Tree): void {
  rmSync(root, { recursive: true, force: true });
  for (const [file, bytes] of tree) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  }
}

/** Reads a content file of the tree, with its values as they are written; undefined for pictures. */
export function readFile(tree: Tree, file: string): (Written & { type: ContentType }) | undefined {
  const type = typeOf(file)?.type;
  if (!type) return undefined;
  const text = textFile(file, tree.get(file)?.toString("utf8"));
  const { fields, written, body } = readContent(type, text);
  if (!fields) throw new Error(text.messages.map(formatProblem).join("\n"));
  return { type, fields: written as Written["fields"], body };
}

/** Writes a content file into the tree. */
export function writeFile(tree: Tree, file: string, { fields, body }: Written): void {
  const yaml = stringify(fields, { lineWidth: 0 });
  const text = file.endsWith(".md") ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
  tree.set(file, Buffer.from(text));
}

/** Rewrites every content file of the tree. */
export function rewrite(tree: Tree, change: (type: ContentType, file: Written) => Written): void {
  for (const file of [...tree.keys()]) {
    const read = readFile(tree, file);
    if (read) writeFile(tree, file, change(read.type, read));
  }
}
