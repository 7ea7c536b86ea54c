import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { filesIn, replaceFile } from "../lib/files";
import { STATS_FILE } from "../site/builtFolder";

/** A file of every release; servers never send dot files. */
const recordFile = ".release.json";

const recordSchema = z.object({
  /** The commit that it was built from, if it was built by the deploy. */
  commit: z.string().optional(),
  /** The release that was served before this one. */
  previous: z.string().optional(),
  /** The hashed files of other releases that it also has, each with the time of its replacement. */
  carried: z.record(z.string(), z.iso.datetime()),
});

export type ReleaseRecord = z.infer<typeof recordSchema>;

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

/** Reads a release's record; without one, it has no files of others. */
export function readRecord(release: string): ReleaseRecord {
  const file = join(release, recordFile);
  if (!existsSync(file)) return { carried: {} };
  return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Whether a release was built with exactly these files of a built site. */
export function isBuiltFrom(release: string, site: string, files: readonly string[]): boolean {
  const { carried } = readRecord(release);
  const own = publishedFiles(release).filter((file) => file !== recordFile && !(file in carried));
  return (
    own.join() === files.join() &&
    files.every((file) => readFileSync(join(release, file)).equals(readFileSync(join(site, file))))
  );
}

/** Writes a release's record atomically. */
export function writeRecord(release: string, record: ReleaseRecord): void {
  replaceFile(join(release, recordFile), JSON.stringify(record));
}

/** Serves another release. A rename replaces the link atomically, so that no request fails. */
export function switchTo(folder: string, name: string): void {
  const next = join(folder, ".next");
  rmSync(next, { force: true });
  // Relative, so that the folder can be moved or mounted elsewhere.
  symlinkSync(join("releases", name), next);
  renameSync(next, join(folder, "current"));
}
