import { isPrivate } from "../headers/addresses";
import { hasHash } from "../headers/caching";
import { filesIn } from "../lib/files";
import { STATS_FILE } from "../site/builtFolder";

/** Returns the paths of a built site's files to publish: all but the list that only the site check reads, and its copies. */
export function publishedFiles(site: string): readonly string[] {
  return filesIn(site).filter((file) => !`/${file}`.startsWith(STATS_FILE));
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
