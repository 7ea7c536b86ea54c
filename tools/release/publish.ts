import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { build, type Job } from "./build";
import { carryOver } from "./carryOver";
import { committedHead } from "./committed";
import { refuseFullDisk } from "./fullDisk";
import { currentRelease, switchTo } from "./current";
import { renameDurably, syncTree } from "./durably";
import { readHistory, withLatest, writeHistory } from "./history";
import { kept, releasesInOrder, removeLeftovers, removeOld } from "./keep";
import { withLock } from "./lock";
import { additions, damage, describe, isFor, readManifest, writeManifest } from "./manifest";
import { placeInside } from "./placeInside";
import { type Places, preparePlaces } from "./places";
import { explain } from "./refusal";
import { commitOf, freeName, releasesByAge } from "./releases";
import { keepReserve } from "./reserve";

/** Builds the committed state beside what is served and switches to it; resolves with a sentence. */
export async function publish(job: Job, folder: string): Promise<string> {
  // Before anything is made there.
  placeInside(job.repository, folder);
  const places = preparePlaces(folder);
  return withLock(places.lock, async () => {
    removeLeftovers(places);
    const commit = committedHead(job.repository, places.folder);
    const live = currentRelease(places);
    const ready = readyReleases(job, places, commit);
    if (live && ready.includes(live) && additions(places, live).length === 0) {
      return `${live} is served already; nothing to do.`;
    }

    const history = readHistory(places);
    const present = ready.find((name) => name !== live);
    const name = present ?? freeName(places, commit);
    const others = releasesInOrder(places, history).filter((known) => known !== name);
    const carried = others.slice(1 - kept);
    if (present) refresh(places, present, carried);
    else await makeRelease(job, places, name, commit, carried);
    // A signal is heard only when this process has a moment for it.
    await setImmediate();
    job.signal.throwIfAborted();

    const latest = withLatest(history, name);
    writeHistory(places, latest);
    switchTo(places, name);
    keepReserve(places);
    return `${name} is served now${tidied(places, latest)}.`;
  });
}

/** The whole releases of a commit that are for the address of this one. */
function readyReleases({ siteUrl }: Job, places: Places, commit: string): readonly string[] {
  return releasesByAge(places).filter(
    (name) =>
      commitOf(name) === commit &&
      isFor(places, name, siteUrl) &&
      damage(places, name).length === 0,
  );
}

/** Gets a release that is there already ready to be served again. */
function refresh(places: Places, name: string, carried: readonly string[]): void {
  const target = join(places.releases, name);
  carryOver(places, carried, target, readManifest(places, name));
  syncTree(target);
}

/** Puts a whole, checked release into place; until the last step there is nothing in releases/. */
async function makeRelease(
  job: Job,
  places: Places,
  name: string,
  commit: string,
  carried: readonly string[],
): Promise<void> {
  // A name that no other run has: what a killed one may still write does not end up in this one.
  const checkout = mkdtempSync(join(places.work, "build-"));
  try {
    const site = await build(job, commit, checkout);
    const manifest = describe(site);
    carryOver(places, carried, site, manifest);
    syncTree(site);
    writeManifest(places, name, manifest, job.siteUrl);
    renameDurably(site, join(places.releases, name));
  } catch (error) {
    job.signal.throwIfAborted();
    refuseFullDisk(checkout);
    throw error;
  } finally {
    rmSync(checkout, { recursive: true, force: true, maxRetries: 20 });
  }
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
