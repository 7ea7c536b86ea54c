import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Returns the sorted paths of all files in a folder and its subfolders: "contact/index.html". */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Like {@link filesIn}, but returns [] for a missing path and [""] for a file. */
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
 * Replaces a file atomically: readers, and a kill at any moment, find either the old or the new content.
 * @param partial the path of the temporary file
 */
export function replaceFile(
  path: string,
  content: string | Uint8Array,
  partial = `${path}.partial`,
): void {
  writeFileSync(partial, content);
  renameSync(partial, path);
}

/** Returns a digest as policies have it: `sha256-…` in base64. */
export function sha256(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Runs `action` and returns its result; adds the name of `file` to an error's message. */
export function inFile<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
