import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { carryForward } from "./carryForward";
import { announcePolicies } from "./policies";
import { isHashed, publishedFiles } from "./publishedFiles";
import {
  readRecord,
  releaseNames,
  releasesIn,
  servedRelease,
  switchTo,
  writeRecord,
} from "./releases";

/** How many releases are kept, the served one included. */
const kept = 5;

/** How a site is published. */
export interface Options {
  readonly now?: Date;
  /** The command after which the web server knows a new policy. */
  readonly reload?: string;
}

/**
 * Publishes a built site: a new folder beside the served one, then one link that is moved. Until then,
 * nothing that visitors see has changed, whatever happens.
 * @returns a sentence for the operator
 */
export function publish(
  site: string,
  folder: string,
  { now = new Date(), reload }: Options = {},
): string {
  const releases = releasesIn(folder);
  mkdirSync(releases, { recursive: true });
  const partial = join(releases, ".partial");
  // What a killed run left behind: half-made and half-removed releases.
  for (const name of readdirSync(releases).filter((each) => each.startsWith("."))) {
    rmSync(join(releases, name), { recursive: true });
  }

  const files = publishedFiles(site);
  const digest = digestOf(site, files);
  const previous = servedRelease(folder);
  if (previous && readRecord(join(releases, previous)).digest === digest) {
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
    writeRecord(partial, { digest, previous, own: files.filter(isHashed), carried });
    // A power cut after the switch must not leave empty files.
    spawnSync("sync");
    renameSync(partial, release);
    announcePolicies(folder, name, reload);
    switchTo(folder, name);
  } catch (error) {
    for (const made of [partial, release]) rmSync(made, { recursive: true, force: true });
    throw error;
  }
  return `${name} is served now${removeOld(folder, name)}.`;
}

/** Serves the release that was served before the present one, which it also gives the files of that. */
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
    // On a full disk too: going back matters more than open tabs.
    console.warn(`Open tabs may miss files of ${served}: ${String(error)}`);
  }
  switchTo(folder, target);
  return `${target} is served again.`;
}

/** Such as 20261122-174500, which sorts by time; with a number when that second has one already. */
function newName(folder: string, now: Date): string {
  const time = now
    .toISOString()
    .replace(/[-:]|\..*/g, "")
    .replace("T", "-");
  const taken = releaseNames(folder).filter((name) => name.startsWith(time)).length;
  return taken === 0 ? time : `${time}-${taken + 1}`;
}

function digestOf(site: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const bytes = readFileSync(join(site, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** Removes all but the last releases; those that a rollback abandoned go first. Never fails. */
function removeOld(folder: string, served: string): string {
  try {
    const names = releaseNames(folder);
    const chain: string[] = [];
    for (
      let name: string | undefined = served;
      name && names.includes(name) && !chain.includes(name);
      name = readRecord(join(releasesIn(folder), name)).previous
    ) {
      chain.push(name);
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
