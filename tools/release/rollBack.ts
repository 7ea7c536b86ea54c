import { lstatSync } from "node:fs";
import { damageTo } from "./files";
import {
  clearWork,
  installationIn,
  keepReserve,
  openInstallation,
  spendReserve,
} from "./installation";
import { withLock } from "./lock";
import { makeLive } from "./makeLive";
import { Refusal } from "./refusal";
import { readReleases } from "./releases";

/** Serves the release that was served before; resolves with a sentence that says which. */
export async function rollBack(folder: string): Promise<string> {
  refuseUnreleased(folder);
  // Going back has to work on a full disk too.
  spendReserve(installationIn(folder));
  const installation = openInstallation(folder);
  return withLock(installation.lock, async () => {
    clearWork(installation);
    const { all, live, history } = readReleases(installation);
    const earlier = history.filter((release) => release !== live);
    const previous = earlier.at(-1);
    if (!previous) throw new Refusal("there is no earlier release to go back to.");

    const damage = damageTo(previous);
    if (damage.length > 0) {
      throw new Refusal(
        `the earlier release ${previous.name} is damaged: ${damage.join(", ")} changed or lost. ` +
          "Check out a good commit and release that instead.",
      );
    }
    // Tabs that were opened on any of the others still ask for its files.
    const others = all.filter((release) => release !== previous);
    makeLive(installation, earlier, previous, others);
    return `${previous.name} is served again${live ? `, in place of ${live.name}` : ""}.`;
  }).finally(() => keepReserve(installation));
}

/** A name that was mistyped must not become an empty installation. */
function refuseUnreleased(folder: string): void {
  const { current } = installationIn(folder);
  if (lstatSync(current, { throwIfNoEntry: false })) return;
  throw new Refusal(`${current} does not exist: nothing was released there. Check the folder.`);
}
