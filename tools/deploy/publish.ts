import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
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
  writeRecord,
} from "./releases";

/** The number of releases to keep, including the served one. */
const kept = 5;

/** An incomplete release, or one of which the removal has begun. */
const leftover = /^\.(partial$|old-)/;

/**
 * Publishes a built site: copies it to a new folder beside the served one, then moves one link. Until then,
 * visitors see the old release, whatever fails.
 * @returns a sentence for the operator
 */
export function publish(site: string, folder: string, now = new Date()): string {
  const releases = releasesIn(folder);
  mkdirSync(releases, { recursive: true });
  const partial = join(releases, ".partial");
  // Remove what a killed run has left.
  for (const name of readdirSync(releases).filter((each) => leftover.test(each))) {
    rmSync(join(releases, name), { recursive: true });
  }

  const files = publishedFiles(site);
  const previous = servedRelease(folder);
  if (previous) letOthersRead(join(releases, previous));
  if (previous && isBuiltFrom(join(releases, previous), site, files)) {
    return `${previous} has the same files and is served already; nothing to do.`;
  }
  const name = newName(folder, now);
  const release = join(releases, name);
  try {
    for (const file of files) {
      mkdirSync(dirname(join(partial, file)), { recursive: true });
      copyFileSync(join(site, file), join(partial, file));
    }
    writeRecord(partial, { previous });
    letOthersRead(partial);
    // A power cut after the switch must not leave empty files.
    spawnSync("sync");
    renameSync(partial, release);
    switchTo(folder, name);
  } catch (error) {
    for (const made of [partial, release]) rmSync(made, { recursive: true, force: true });
    throw error;
  }
  return `${name} is served now${removeOld(folder, name)}.`;
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

/** Returns a name that sorts by time, such as 20261122-174500, with a number if it is taken. */
function newName(folder: string, now: Date): string {
  const time = now
    .toISOString()
    .replace(/[-:]|\..*/g, "")
    .replace("T", "-");
  const taken = readdirSync(releasesIn(folder)).filter((name) => name.startsWith(time)).length;
  return taken === 0 ? time : `${time}-${taken + 1}`;
}

/** Removes all but the last releases, first those that a rollback abandoned. Never throws. */
function removeOld(folder: string, served: string): string {
  try {
    const names = releaseNames(folder);
    const chain: string[] = [];
    let name: string | undefined = served;
    while (name && names.includes(name) && !chain.includes(name)) {
      chain.push(name);
      name = previousOf(folder, name);
    }
    const others = names.filter((name) => !chain.includes(name)).reverse();
    const old = [...chain, ...others].slice(kept);
    for (const name of old) {
      // Move it away first: every folder among the releases must be complete.
      const doomed = join(releasesIn(folder), `.old-${name}`);
      renameSync(join(releasesIn(folder), name), doomed);
      rmSync(doomed, { recursive: true });
    }
    return old.length > 0 ? `; removed ${old.join(", ")}` : "";
  } catch (error) {
    return `; old releases could not be removed (${String(error)})`;
  }
}
