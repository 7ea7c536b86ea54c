import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { hasHash } from "../headers/caching";
import { letOthersRead } from "./readable";
import {
  isBuiltFrom,
  publishedFiles,
  readRecord,
  releaseNames,
  releasesIn,
  servedRelease,
  switchTo,
  writeRecord,
  type ReleaseRecord,
} from "./releases";

/** The number of releases to keep, including the served one. */
const kept = 5;

/** In ms: how long replaced files stay available. */
const grace = 24 * 60 * 60 * 1000;

/** An incomplete release, or one of which the removal has begun. */
const leftover = /^\.(partial$|old-)/;

interface Options {
  readonly now?: Date;
  /** The commit that the site was built from. */
  readonly commit?: string;
}

/**
 * Publishes a built site: copies it to a new folder beside the served one, then moves one link. Until then,
 * visitors see the old release, whatever fails.
 * @returns a sentence for the operator
 */
export function publish(
  site: string,
  folder: string,
  { now = new Date(), commit }: Options = {},
): string {
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
    const carried = previous ? carryForward(join(releases, previous), partial, now) : {};
    writeRecord(partial, { commit, previous, carried });
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

/** Serves the previous release, with the hashed files of the present one for open tabs. */
export function rollBack(folder: string, now = new Date()): string {
  const releases = releasesIn(folder);
  const served = servedRelease(folder);
  const target = served && readRecord(join(releases, served)).previous;
  if (!served || !target || !releaseNames(folder).includes(target)) {
    throw new Error("There is no earlier release to go back to.");
  }
  const release = join(releases, target);
  try {
    const record = readRecord(release);
    const carried = carryForward(join(releases, served), release, now);
    writeRecord(release, { ...record, carried: { ...record.carried, ...carried } });
  } catch (error) {
    // Roll back even on a full disk: it matters more than open tabs.
    console.warn(`Open tabs may miss files of ${served}: ${String(error)}`);
  }
  letOthersRead(release);
  switchTo(folder, target);
  return `${target} is served again.`;
}

/**
 * Hard-links the hashed files of the served release into the next one, so that open tabs still find their
 * scripts and pictures. Omits files that were replaced over a day ago.
 * @param served the folder of the served release
 * @param into the folder of the next release
 * @returns the linked files, each with the time at which it was replaced
 */
function carryForward(served: string, into: string, now: Date): ReleaseRecord["carried"] {
  const { carried } = readRecord(served);
  const kept: Record<string, string> = {};
  for (const file of publishedFiles(served)) {
    const isHashed = hasHash(`/${file.replace(/\.(br|gz)$/, "")}`);
    const replaced = carried[file] ?? now.toISOString();
    const isOver = now.getTime() - Date.parse(replaced) > grace;
    if (!isHashed || isOver || existsSync(join(into, file))) continue;
    mkdirSync(dirname(join(into, file)), { recursive: true });
    linkSync(join(served, file), join(into, file));
    kept[file] = replaced;
  }
  return kept;
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
      name = readRecord(join(releasesIn(folder), name)).previous;
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
