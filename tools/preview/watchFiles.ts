import { statSync } from "node:fs";
import path from "node:path";
import { filesAt } from "../lib/files";

/** Returns a text that changes when a file is written, replaced, added or removed. */
function stateOf(places: readonly string[]): string {
  const files = places.flatMap((place) => filesAt(place).map((file) => path.join(place, file)));
  const lines = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return `${file} ${found?.ino} ${found?.size} ${found?.ctimeMs}`;
  });
  return lines.join("\n");
}

/**
 * Calls `onChange` after each change of files, one call at a time, until the process ends.
 *
 * Polls, because Node 20 on Linux stops watching a file that is replaced by a rename, as most editors,
 * `sed -i` and Git do, and every watcher loses a folder that is replaced.
 * @param places files and folders, which may be missing
 * @param interval the time between two polls, in ms
 */
export function watchFiles(
  places: readonly string[],
  interval: number,
  onChange: () => Promise<void> | void,
): void {
  let last = stateOf(places);
  let handled = last;

  async function poll(): Promise<void> {
    try {
      const state = stateOf(places);
      // Programs write a file in several steps: wait until two polls see the same state.
      const isSettled = state === last;
      last = state;
      if (isSettled && state !== handled) {
        handled = state;
        await onChange();
      }
    } catch (error) {
      // A folder can be deleted while it is read; the next poll finds it missing.
      console.error((error as Error).message);
    }
    setTimeout(() => void poll(), interval).unref();
  }

  setTimeout(() => void poll(), interval).unref();
}
