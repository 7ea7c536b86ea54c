import { hash } from "node:crypto";
import { readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file, folder or link below a folder. */
export interface Entry {
  /** Relative to the folder, with forward slashes: "contact/index.html". */
  path: string;
  kind: "file" | "folder" | "link";
}

/** Returns everything below a folder; follows no link, as a recursive `readdir` does in some versions of Node. */
export function entriesIn(folder: string): Entry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((found): Entry[] => {
    const path = found.name;
    if (!found.isDirectory()) return [{ path, kind: found.isFile() ? "file" : "link" }];
    const below = entriesIn(join(folder, path));
    const inside = below.map((entry) => ({ ...entry, path: `${path}/${entry.path}` }));
    return [{ path, kind: "folder" }, ...inside];
  });
}

/** Returns the sorted paths of all files in a folder and its subfolders. */
export function filesIn(folder: string): readonly string[] {
  const files = entriesIn(folder).filter(({ kind }) => kind === "file");
  return files.map(({ path }) => path).sort();
}

/** Like {@link filesIn}, but returns [] for a missing path and [""] for a file. */
export function filesAt(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isFile() ? [""] : filesIn(path);
}

/** Replaces a file atomically: readers, and a kill at any moment, find either the old or the new content. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, content);
  renameSync(partial, path);
}

/** Returns a digest as policies have it: `sha256-…` in base64. */
export function sha256(content: string | Buffer): string {
  return `sha256-${hash("sha256", content, "base64")}`;
}
