import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Places } from "./places";
import { releasesByAge } from "./releases";

/** How many releases stay, the one that is served included. */
export const kept = 5;

/** All releases that are there: first those that were left by a rollback, then by the history. */
export function releasesInOrder(places: Places, history: readonly string[]): readonly string[] {
  const left = releasesByAge(places).filter((name) => !history.includes(name));
  return [...left, ...history];
}

/** Removes the oldest releases beyond those that stay. */
export function removeOld(places: Places, history: readonly string[]): readonly string[] {
  const old = releasesInOrder(places, history).slice(0, -kept);
  for (const name of old) {
    // Moved away first: a folder in releases/ is always a whole one.
    const doomed = join(places.work, `old-${name}`);
    renameSync(join(places.releases, name), doomed);
    rmSync(join(places.manifests, name), { force: true });
    rmSync(doomed, { recursive: true, force: true });
  }
  return old;
}

/** Drafts are renamed within moments; one of an hour ago belonged to a run that was killed. */
function isAbandoned(path: string): boolean {
  if (!/(\.partial|lock\..+)$/.test(path)) return false;
  // That of a contender may go away while one looks.
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - written > 3_600_000;
}

/** Clears what a killed run left behind. */
export function removeLeftovers(places: Places): void {
  for (const name of readdirSync(places.work)) {
    // Its build may have a last breath left: retry while it still writes.
    rmSync(join(places.work, name), { recursive: true, force: true, maxRetries: 20 });
  }
  for (const name of readdirSync(places.state)) {
    if (isAbandoned(join(places.state, name))) rmSync(join(places.state, name), { force: true });
  }
}
