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
import { replaceFile } from "../lib/files";
import { isHashed, publishedFiles } from "./publishedFiles";

/** Written into every release; no server sends a file whose name begins with a dot. */
const recordFile = ".release.json";

const recordSchema = z.object({
  /** SHA-256 of what was built. */
  digest: z.string(),
  /** The release that was served before this one. */
  previous: z.string().optional(),
  /** The hashed files that it was built with. */
  own: z.array(z.string()),
  /** The hashed files of earlier releases that it also has, and when a release replaced each. */
  carried: z.record(z.string(), z.iso.datetime()),
});

/** What a release remembers of itself. */
export type ReleaseRecord = z.infer<typeof recordSchema>;

/** The folder that holds the releases of an installation. */
export const releasesIn = (folder: string) => join(folder, "releases");

/** The names of all releases, oldest first; half-made ones begin with a dot and do not count. */
export function releaseNames(folder: string): readonly string[] {
  return readdirSync(releasesIn(folder))
    .filter((name) => !name.startsWith("."))
    .sort();
}

/** The release that is served; undefined before the first one, or when its folder is gone. */
export function servedRelease(folder: string): string | undefined {
  const link = join(folder, "current");
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink()) {
    throw new Error(`${link} is not a link made by a deploy. Move it away or name another folder.`);
  }
  return existsSync(link) ? basename(realpathSync(link)) : undefined;
}

/** Reads a release's record. Without one, every hashed file counts as its own. */
export function readRecord(release: string): ReleaseRecord {
  const file = join(release, recordFile);
  if (existsSync(file)) return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return { digest: "", own: publishedFiles(release).filter(isHashed), carried: {} };
}

/** Writes a release's record in one step. */
export function writeRecord(release: string, record: ReleaseRecord): void {
  replaceFile(join(release, recordFile), JSON.stringify(record));
}

/** Serves another release. A rename replaces the link in one step: no visitor finds nothing. */
export function switchTo(folder: string, name: string): void {
  const next = join(folder, ".next");
  rmSync(next, { force: true });
  // Relative, so that the folder can be moved or mounted elsewhere.
  symlinkSync(join("releases", name), next);
  renameSync(next, join(folder, "current"));
}
