import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { typeOf } from "../../src/model/contentTypes";
import { mendPicture } from "./mendPicture";
import { mendText } from "./mendText";

/** A file that was mended. */
export interface Fixed {
  /** From the folder, with forward slashes. */
  path: string;
  done: string[];
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of a file; undefined where it is not UTF-8, which only a person can mend. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Keeps what a file was, under a name that two different ones never share. */
async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  const { dir, name, ext } = path.parse(path.join(folder, file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, `${name}.${hash}${ext}`), bytes);
}

/**
 * Mends what has one right answer in the folder `root`; returns what was done, file by file.
 * @param originals the folder that gets what the files were before
 */
export async function fixContent(root: string, originals: string): Promise<Fixed[]> {
  const found = await readdir(root, { recursive: true });
  const files = found.map((file) => file.replaceAll("\\", "/")).sort();
  const before = new Map<string, Buffer>();
  const texts = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  const done = new Map<string, string[]>();
  for (const file of files) {
    const type = typeOf(file)?.type;
    const isPicture = /\.(?:jpe?g|png|webp)$/i.test(file);
    if (!type && !isPicture) continue;
    const bytes = await readFile(path.join(root, file));
    before.set(file, bytes);
    const source = type && decoded(bytes);
    if (type && source !== undefined) {
      const mended = mendText(type, source);
      texts.set(file, mended.text);
      done.set(file, mended.done);
    } else if (isPicture) {
      const mended = await mendPicture(bytes).catch(() => ({ bytes, done: [] }));
      pictures.set(file, mended.bytes);
      done.set(file, mended.done);
    }
  }
  const after = new Map([
    ...pictures,
    ...[...texts].map(([file, text]) => [file, Buffer.from(text)] as const),
  ]);
  const fixed: Fixed[] = [];
  for (const [file, bytes] of after) {
    const was = before.get(file);
    if (!was || was.equals(bytes)) continue;
    await keep(originals, file, was);
    await writeFile(path.join(root, file), bytes);
    fixed.push({ path: file, done: done.get(file) ?? [] });
  }
  return fixed.sort((a, b) => (a.path < b.path ? -1 : 1));
}
