import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, type Job } from "./build";
import { damageTo } from "./files";
import { committedHead, refuseInside } from "./git";
import { clearWork, type Installation, openInstallation } from "./installation";
import { withLock } from "./lock";
import { makeLive } from "./makeLive";
import { announcePolicies } from "./policies";
import { explain, refuseFullDisk } from "./refusal";
import { addRelease, readReleases, type Release, removeReleases } from "./releases";

/** How many releases stay, the one that is served included. */
const kept = 5;

/** Builds the committed state beside what is served and switches to it; resolves with a sentence. */
export async function publish(job: Job, folder: string): Promise<string> {
  refuseInside(job.repository, folder);
  const installation = openInstallation(folder);
  return withLock(installation.lock, async () => {
    clearWork(installation);
    const commit = committedHead(job.repository);
    const { all, live, history } = readReleases(installation);
    const ready = all.filter(
      (release) =>
        release.commit === commit &&
        release.siteUrl === job.siteUrl &&
        damageTo(release).length === 0,
    );
    if (live && ready.includes(live)) return `${live.name} is served already; nothing to do.`;

    const release = ready[0] ?? (await makeRelease(job, installation, commit));
    const served = [...history.filter((earlier) => earlier.commit !== commit), release];
    // Those that a rollback left, or that this one replaces, are the first to go.
    const inOrder = [...all.filter((known) => !served.includes(known)), ...served];
    announcePolicies(installation, release.name, job.reload);
    makeLive(installation, served, release, inOrder.slice(-kept, -1));
    return `${release.name} is served now${removed(installation, inOrder.slice(0, -kept))}.`;
  });
}

async function makeRelease(job: Job, installation: Installation, commit: string): Promise<Release> {
  // A folder of its own: what a killed run may still be writing does not end up in this one.
  const checkout = mkdtempSync(join(installation.work, "build-"));
  try {
    const site = await build(job, commit, checkout);
    return addRelease(installation, site, commit, job.siteUrl);
  } catch (error) {
    job.signal.throwIfAborted();
    refuseFullDisk(checkout);
    throw error;
  } finally {
    rmSync(checkout, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Removes old releases and says so; a failure here changes nothing that is served. */
function removed(installation: Installation, old: readonly Release[]): string {
  try {
    removeReleases(installation, old);
    return old.length > 0 ? `; removed ${old.map(({ name }) => name).join(", ")}` : "";
  } catch (error) {
    return `; old releases could not be removed (${explain(error)})`;
  }
}
