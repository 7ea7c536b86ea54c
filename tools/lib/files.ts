import { createHash } from "node:crypto";
import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Every file below a folder, sorted, by its path with forward slashes, such as "contact/index.html". */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Replaces a file in one step: a reader, or a kill at any moment, finds the old text or the new one. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, content);
  renameSync(partial, path);
}

/** A digest as policies and `integrity` attributes write it: `sha256-…` in base64. */
export function sha256(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
