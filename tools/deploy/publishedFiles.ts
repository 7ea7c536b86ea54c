import { isPrivate } from "../headers/addresses";
import { hasHash } from "../headers/caching";
import { filesIn } from "../lib/files";

/** What only the site check reads, and its compressed copies. */
const forTheCheck = /^webpack\.stats\.json/;

/** Returns the paths of a built site's files to publish. */
export function publishedFiles(site: string): readonly string[] {
  return filesIn(site).filter((file) => !forTheCheck.test(file));
}

/** Returns the files for the edge host: its two settings, but no compressed copies. */
export function edgeFiles(site: string): readonly string[] {
  return publishedFiles(site).filter(
    (file) => !isPrivate(`/${file}`) || /^_(headers|redirects)$/.test(file),
  );
}

/** Whether a file, or the original of a compressed copy, has a hash in its name. */
export function isHashed(file: string): boolean {
  return hasHash(`/${file.replace(/\.(br|gz)$/, "")}`);
}
