import sharp from "sharp";
import { stringify } from "yaml";
import type { ContentType } from "../../../src/pipeline/contentType";
import { typeOf } from "../../../src/pipeline/contentTypes";
import { formatProblem } from "../../../src/pipeline/problems";
import { readContent } from "../../../src/pipeline/readContent";
import { jpeg, type Tree } from "../../support/contentTree";

/** A content file's fields and the Markdown below them. */
export interface Written {
  fields: Record<string, unknown>;
  body: string;
}

/** Reads a content file of the tree; undefined for pictures. */
export function readFile(tree: Tree, file: string): (Written & { type: ContentType }) | undefined {
  const type = typeOf(file)?.type;
  if (!type) return undefined;
  const text = tree.get(file)?.toString("utf8") ?? "";
  const { fields, body, problems } = readContent(type, file, text);
  if (!fields) throw new Error(problems.map(formatProblem).join("\n"));
  return { type, fields, body };
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

/** The widest that a picture must be for its place on the page, in px. */
const enough = (file: string) => (file.includes("wide") ? 1600 : 1000);

/** Puts plain small pictures in the place of the photos, which take minutes to encode. */
export async function paintPlain(tree: Tree): Promise<void> {
  for (const [file, bytes] of tree) {
    if (!file.endsWith(".jpg")) continue;
    const { width, height } = await sharp(bytes).metadata();
    const scale = Math.min(1, enough(file) / width);
    tree.set(file, await jpeg(Math.round(width * scale), Math.round(height * scale)));
  }
}
