import { existsSync } from "node:fs";
import { join } from "node:path";
import { carryOver } from "./carryOver";
import { switchTo } from "./current";
import { syncTree } from "./durably";
import { readHistory, writeHistory } from "./history";
import { removeLeftovers } from "./keep";
import { withLock } from "./lock";
import { damage } from "./manifest";
import { preparePlaces } from "./places";
import { Refusal } from "./refusal";

/** Serves the release that was served before; resolves with a sentence that says which. */
export async function rollBack(folder: string): Promise<string> {
  const places = preparePlaces(folder);
  return withLock(places.lock, async () => {
    removeLeftovers(places);
    const history = readHistory(places);
    const [previous, live] = history.slice(-2);
    if (!previous || !live) throw new Refusal("there is no earlier release to go back to.");

    const target = join(places.releases, previous);
    const damaged = existsSync(target) ? damage(places, previous) : ["everything"];
    if (damaged.length > 0) {
      throw new Refusal(
        `the earlier release ${previous} is not whole: ${damaged.join(", ")} changed or lost. ` +
          "Check out a good commit and release that instead.",
      );
    }
    // Tabs that were opened on the release being left still ask for its files.
    carryOver(places, [live], target);
    syncTree(target);
    writeHistory(places, history.slice(0, -1));
    switchTo(places, previous);
    return `${previous} is served again, in place of ${live}.`;
  });
}
