import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "../lib/files";
import { STATS_FILE } from "../site/builtFolder";

/** A file of every release with the name of the one served before it, if any; servers never send dot files. */
const recordFile = ".previous";

/** Returns the paths of a built site's files to publish: all but the list that only the site check reads, and its copies. */
export const publishedFiles = (site: string): readonly string[] =>
  filesIn(site).filter((file) => !`/${file}`.startsWith(STATS_FILE));

/** The folder that holds the releases of an installation. */
export const releasesIn = (folder: string) => join(folder, "releases");

/**
 * Returns the names of all releases, oldest first. A folder without a record is not one of ours: other deploy
 * programs name their folders "releases" and "current" too.
 */
export const releaseNames = (folder: string): readonly string[] =>
  readdirSync(releasesIn(folder))
    .filter((name) => existsSync(join(releasesIn(folder), name, recordFile)))
    .sort();

/** Returns the served release; undefined before the first one, or if its folder is missing. */
export function servedRelease(folder: string): string | undefined {
  const link = join(folder, "current");
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink()) {
    throw new Error(`${link} is not a link made by a deploy. Move it away or name another folder.`);
  }
  return existsSync(link) ? basename(realpathSync(link)) : undefined;
}

/** Returns the release that was served before this one; empty or undefined if there was none. */
export function previousOf(folder: string, name: string): string | undefined {
  const file = join(releasesIn(folder), name, recordFile);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Whether a release has exactly these files of a built site. */
export function isBuiltFrom(release: string, site: string, files: readonly string[]): boolean {
  const own = publishedFiles(release).filter((file) => file !== recordFile);
  return (
    own.join() === files.join() &&
    files.every((file) => readFileSync(join(release, file)).equals(readFileSync(join(site, file))))
  );
}

/** Writes a release's record. */
export const writePrevious = (release: string, previous = "") =>
  writeFileSync(join(release, recordFile), previous);

/** Serves another release. A rename replaces the link atomically, so that no request fails. */
export function switchTo(folder: string, name: string): void {
  const next = join(folder, ".next");
  rmSync(next, { force: true });
  // Relative, so that the folder can be moved or mounted elsewhere.
  symlinkSync(join("releases", name), next);
  renameSync(next, join(folder, "current"));
}
