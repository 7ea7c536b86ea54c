import { lstatSync } from "node:fs";
import { join } from "node:path";
import { carryOver } from "./carryOver";
import { currentRelease, switchTo } from "./current";
import { syncTree } from "./durably";
import { readHistory, writeHistory } from "./history";
import { removeLeftovers } from "./keep";
import { withLock } from "./lock";
import { damage, readManifest } from "./manifest";
import { placesIn, preparePlaces } from "./places";
import { Refusal } from "./refusal";
import { releasesByAge } from "./releases";
import { keepReserve, spendReserve } from "./reserve";

/** Serves the release that was served before; resolves with a sentence that says which. */
export async function rollBack(folder: string): Promise<string> {
  refuseUnreleased(folder);
  // Going back has to work on a full disk too.
  spendReserve(placesIn(folder));
  const places = preparePlaces(folder);
  return withLock(places.lock, async () => {
    removeLeftovers(places);
    const history = readHistory(places);
    const live = currentRelease(places);
    const earlier = history.filter((name) => name !== live);
    const previous = earlier.at(-1);
    if (!previous) throw new Refusal("there is no earlier release to go back to.");

    const damaged = damage(places, previous);
    if (damaged.length > 0) {
      throw new Refusal(
        `the earlier release ${previous} is not whole: ${damaged.join(", ")} changed or lost. ` +
          "Check out a good commit and release that instead.",
      );
    }
    // Tabs that were opened on a release that was left, lately or just now, still ask for its files.
    const others = releasesByAge(places).filter((name) => name !== previous);
    const target = join(places.releases, previous);
    carryOver(places, others, target, readManifest(places, previous));
    syncTree(target);
    writeHistory(places, earlier);
    switchTo(places, previous);
    return `${previous} is served again${live ? `, in place of ${live}` : ""}.`;
  }).finally(() => keepReserve(places));
}

/** A name that was mistyped must not become an empty installation. */
function refuseUnreleased(folder: string): void {
  const { current } = placesIn(folder);
  if (lstatSync(current, { throwIfNoEntry: false })) return;
  throw new Refusal(
    `there is no ${current}, so nothing was released there. Check the folder's name.`,
  );
}
