import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesAt } from "./files";

/**
 * Returns one SHA-256 over the names and contents of files, and of all files in folders. A missing path
 * counts as an empty folder.
 */
export function digestOf(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of filesOf(root, paths)) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

const filesOf = (root: string, paths: readonly string[]) =>
  paths.flatMap((path) => filesAt(join(root, path)).map((file) => join(path, file))).sort();
