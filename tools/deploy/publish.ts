import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { letOthersRead } from "./readable";
import {
  isBuiltFrom,
  previousOf,
  publishedFiles,
  releaseNames,
  releasesIn,
  servedRelease,
  switchTo,
  writePrevious,
} from "./releases";

/** The number of releases to keep, including the served one. */
const kept = 5;

/** The folder of a release that is not complete yet, or not any more: every other folder among the releases is. */
const partialIn = (folder: string) => join(releasesIn(folder), ".partial");

/**
 * Publishes a built site: copies it to a new folder beside the served one, then moves one link. Until then,
 * visitors see the old release, whatever fails.
 * @returns a sentence for the operator
 */
export function publish(site: string, folder: string, now = new Date()): string {
  const releases = releasesIn(folder);
  const partial = partialIn(folder);
  mkdirSync(releases, { recursive: true });
  // What a killed run has left.
  rmSync(partial, { recursive: true, force: true });

  const files = publishedFiles(site);
  const previous = servedRelease(folder);
  if (previous) letOthersRead(join(releases, previous));
  if (previous && isBuiltFrom(join(releases, previous), site, files)) {
    return `${previous} has the same files and is served already; nothing to do.`;
  }
  const name = nameAt(now);
  try {
    for (const file of files) {
      mkdirSync(dirname(join(partial, file)), { recursive: true });
      copyFileSync(join(site, file), join(partial, file));
    }
    writePrevious(partial, previous);
    letOthersRead(partial);
    // A power cut after the switch must not leave empty files.
    spawnSync("sync");
    renameSync(partial, join(releases, name));
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  switchTo(folder, name);
  return `${name} is served now${removeOld(folder, [name, previous])}.`;
}

/** Serves the release again that was served before the present one. */
export function rollBack(folder: string): string {
  const served = servedRelease(folder);
  const target = served && previousOf(folder, served);
  if (!target || !releaseNames(folder).includes(target)) {
    throw new Error("There is no earlier release to go back to.");
  }
  letOthersRead(join(releasesIn(folder), target));
  switchTo(folder, target);
  return `${target} is served again.`;
}

/** Returns a name that sorts by time, such as 20261122-174500-123. */
const nameAt = (now: Date) => now.toISOString().replaceAll(/[-:Z]/g, "").replaceAll(/[T.]/g, "-");

/** Removes all releases but the last ones and those in use. Never throws. */
function removeOld(folder: string, inUse: readonly (string | undefined)[]): string {
  try {
    const others = releaseNames(folder).filter((name) => !inUse.includes(name));
    const old = others.slice(0, inUse.length - kept);
    for (const name of old) {
      renameSync(join(releasesIn(folder), name), partialIn(folder));
      rmSync(partialIn(folder), { recursive: true });
    }
    return old.length > 0 ? `; removed ${old.join(", ")}` : "";
  } catch (error) {
    return `; old releases could not be removed (${String(error)})`;
  }
}
