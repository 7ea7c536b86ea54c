import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, type Job } from "./build";
import { carryOver } from "./carryOver";
import { committedHead } from "./committed";
import { currentRelease, switchTo } from "./current";
import { renameDurably, syncTree } from "./durably";
import { readHistory, withLatest, writeHistory } from "./history";
import { releasesInOrder, kept, removeLeftovers, removeOld } from "./keep";
import { withLock } from "./lock";
import { damage, describe, writeManifest } from "./manifest";
import { type Places, preparePlaces } from "./places";
import { placeInside } from "./placeInside";
import { explain, Refusal } from "./refusal";

/** Builds the committed state beside what is served and switches to it; resolves with a sentence. */
export async function publish(job: Job, folder: string): Promise<string> {
  // Before anything is made there.
  placeInside(job.repository, folder);
  const places = preparePlaces(folder);
  return withLock(places.lock, async () => {
    removeLeftovers(places);
    const commit = committedHead(job.repository, places.folder);
    if (currentRelease(places) === commit) return alreadyServed(places, commit);

    const history = readHistory(places);
    const others = releasesInOrder(places, history).filter((known) => known !== commit);
    const carried = others.slice(1 - kept);
    const target = join(places.releases, commit);
    if (existsSync(target) && damage(places, commit).length === 0) {
      carryOver(places, carried, target);
      syncTree(target);
    } else {
      await makeRelease(job, places, commit, carried);
    }
    job.signal.throwIfAborted();

    const latest = withLatest(history, commit);
    writeHistory(places, latest);
    switchTo(places, commit);
    return `${commit} is served now${tidied(places, latest)}.`;
  });
}

/** What was removed after the switch; a failure here changes nothing that is served. */
function tidied(places: Places, history: readonly string[]): string {
  try {
    const old = removeOld(places, history);
    return old.length > 0 ? `; removed ${old.join(", ")}` : "";
  } catch (error) {
    return `; old releases could not be removed (${explain(error)})`;
  }
}

/** Puts a whole, checked release into place; until the last step there is nothing in releases/. */
async function makeRelease(
  job: Job,
  places: Places,
  commit: string,
  carried: readonly string[],
): Promise<void> {
  // A name that no other run has: what a killed one may still write does not end up in this one.
  const checkout = mkdtempSync(join(places.work, "build-"));
  const target = join(places.releases, commit);
  try {
    const site = await build(job, commit, checkout);
    const manifest = describe(site);
    carryOver(places, carried, site);
    syncTree(site);
    if (existsSync(target)) renameSync(target, join(places.work, `damaged-${commit}`));
    writeManifest(places, commit, manifest);
    renameDurably(site, target);
  } finally {
    rmSync(checkout, { recursive: true, force: true, maxRetries: 20 });
  }
}

function alreadyServed(places: Places, commit: string): string {
  const damaged = damage(places, commit);
  if (damaged.length === 0) return `${commit} is served already; nothing to do.`;
  throw new Refusal(
    `${commit} is served, but these files of it were changed or lost: ${damaged.join(", ")}. ` +
      "Go back with release:rollback, then release again: it will be built anew.",
  );
}
