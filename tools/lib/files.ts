import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Every file in a folder and its subfolders, sorted, by its path with forward slashes: "contact/index.html". */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** As {@link filesIn}, but a missing folder has no files, and a file is one with the path "". */
export function filesAt(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isFile() ? [""] : filesIn(path);
}

/** Whether the file at `path` exists and has these bytes. */
export function hasBytes(path: string, bytes: Buffer): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.size === bytes.length && readFileSync(path).equals(bytes);
}

/**
 * Replaces a file in one step: a reader, or a kill at any moment, finds the old content or the new one.
 * @param partial where the new content is written first
 */
export function replaceFile(
  path: string,
  content: string | Uint8Array,
  partial = `${path}.partial`,
): void {
  writeFileSync(partial, content);
  renameSync(partial, path);
}

/** A digest in the form of policies and `integrity` attributes: `sha256-…` in base64. */
export function sha256(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
