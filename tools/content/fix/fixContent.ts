import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { typeOf } from "../../../src/model/contentTypes";
import { filesIn, replaceFile } from "../../lib/files";
import { decodeUtf8 } from "../check/read/decodeText";
import { fixHeadings } from "./fixHeadings";
import { fixPicture } from "./fixPicture";
import { fixText } from "./fixText";

/** Saves the original under a name that contains its digest, so that no original replaces another. */
function saveOriginal(folder: string, file: string, bytes: Buffer): void {
  const { dir, name, ext } = path.parse(path.join(folder, file));
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, `${name}.${digest}${ext}`), bytes);
}

/** Returns the fixed bytes of a file in content/ and the changes; undefined if it cannot be fixed automatically. */
export async function fixFile(file: string, bytes: Buffer) {
  if (typeOf(file)) {
    const source = decodeUtf8(bytes);
    if (source === undefined) return undefined;
    const { text, done } = fixText(source);
    const named = fixHeadings(file, text);
    if (named !== text) done.push("wrote the addresses behind headings");
    return { bytes: Buffer.from(named), done };
  }
  // The check reports a picture that cannot be read.
  return fixPicture(bytes).catch(() => undefined);
}

const isPicture = (file: string) => /\.(?:jpe?g|png|webp)$/i.test(file);

/**
 * Fixes everything in the folder `root` that can be fixed automatically; returns the changes, file by file.
 * Reads all files before it writes any.
 * @param originals the folder for copies of the original files
 */
export async function fixContent(root: string, originals: string) {
  const changed: { path: string; done: string[]; before: Buffer; after: Buffer }[] = [];
  for (const file of filesIn(root)) {
    if (!typeOf(file) && !isPicture(file)) continue;
    const before = readFileSync(path.join(root, file));
    const fixed = await fixFile(file, before);
    if (fixed && !before.equals(fixed.bytes))
      changed.push({ path: file, done: fixed.done, before, after: fixed.bytes });
  }
  for (const { path: file, before, after } of changed) {
    saveOriginal(originals, file, before);
    replaceFile(path.join(root, file), after);
  }
  return changed.map(({ path: file, done }) => ({ path: file, done }));
}
