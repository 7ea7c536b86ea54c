import { readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../lib/files";
import { isImmutable } from "../../serve/headers/caching";

/**
 * Returns the text by which built files refer to this file, if it is unused without a reference: a
 * script, a picture or the data of a query, which Gatsby never deletes. Undefined for other files.
 */
function mentionOf(path: string): string | undefined {
  const query = /^page-data\/sq\/d\/(\d+)\.json$/.exec(path);
  if (query) return `"${query[1]}"`;
  if (/^(static|share)\//.test(path)) return `/${path}`;
  // The webpack runtime assembles a script's URL from parts; the hash is one of them.
  return isImmutable(`/${path}`) ? /-([0-9a-f]+)\./.exec(path)?.[1] : undefined;
}

/** Everything in a text that may be such a reference. */
const mention =
  /"\d+"|(?<![0-9a-z])[0-9a-f]{8,20}(?![0-9a-z])|\/(?:static|share)\/[^"'()<>\s\\?#&]+/g;

const isText = /\.(html|js|css|json|xml|webmanifest)$/;
const isCopy = /\.(br|gz)$/;

/**
 * Removes orphaned files of earlier builds, to which nothing in the built site refers, and empty
 * folders, so that a warm build has the same files as a clean one.
 * @returns the paths of the removed files
 */
export function removeOrphans(folder: string): string[] {
  const orphans = new Set<string>();
  let texts: string[] = [];
  const read = (path: string) =>
    isText.test(path) ? [readFileSync(join(folder, path), "utf8")] : [];
  // The compression deletes copies whose original is gone.
  for (const path of filesIn(folder).filter((file) => !isCopy.test(file))) {
    if (mentionOf(path)) orphans.add(path);
    else texts.push(...read(path));
  }
  // A file that is referred to may refer to others: a page to its scripts, a script to its parts.
  while (texts.length > 0) {
    const mentions = new Set(texts.flatMap((text) => text.match(mention) ?? []));
    const referredTo = [...orphans].filter((path) => mentions.has(mentionOf(path) ?? ""));
    for (const path of referredTo) orphans.delete(path);
    texts = referredTo.flatMap(read);
  }
  for (const path of orphans) rmSync(join(folder, path));
  removeEmptyFolders(folder);
  return [...orphans];
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
