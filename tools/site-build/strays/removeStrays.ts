import { readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * What stands in a built file for the file that this path leads to, when only a mention keeps it:
 * Gatsby never takes a script, a picture or the data of a query away. Undefined for all else.
 */
function mentionOf(path: string): string | undefined {
  const query = /^page-data\/sq\/d\/(\d+)\.json$/.exec(path);
  if (query) return `"${query[1]}"`;
  // The webpack runtime joins a script's address from pieces; its hash is one of them.
  const script = /^[^/]+-([0-9a-f]{8,20})\.(js|css|js\.LICENSE\.txt)$/.exec(path);
  if (script) return script[1];
  return /^(static|share)\//.test(path) ? `/${path}` : undefined;
}

const isText = /\.(html|js|css|json|xml|webmanifest)$/;
const isCopy = /\.(br|gz)$/;

/**
 * Removes what earlier builds left in a built site: files that nothing in it names, and folders
 * without a file, so that a warm build has the same files as a clean one.
 * @returns the paths of the removed files
 */
export function removeStrays(folder: string): string[] {
  const unnamed = new Set<string>();
  let texts: string[] = [];
  const read = (path: string) =>
    isText.test(path) ? [readFileSync(join(folder, path), "utf8")] : [];
  for (const path of filesOf(folder)) {
    if (mentionOf(path)) unnamed.add(path);
    else texts.push(...read(path));
  }
  // What is named may name more in its turn: a page its scripts, a script its parts.
  while (texts.length > 0) {
    const named = [...unnamed].filter((path) => {
      const mention = mentionOf(path);
      return mention && texts.some((text) => text.includes(mention));
    });
    for (const path of named) unnamed.delete(path);
    texts = named.flatMap(read);
  }
  for (const path of unnamed) rmSync(join(folder, path));
  removeEmptyFolders(folder);
  return [...unnamed];
}

/** Compressed copies go with what they are copies of. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
