import { statSync } from "node:fs";
import path from "node:path";
import { filesAt } from "../lib/files";

/** A text that changes when a file is written, replaced, added or removed. */
function stateOf(places: readonly string[]): string {
  const files = places.flatMap((place) => filesAt(place).map((file) => path.join(place, file)));
  const lines = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return `${file} ${found?.size} ${found?.ctimeMs}`;
  });
  return lines.join("\n");
}

/**
 * Calls `onChange` after each change of the files, one call at a time, while the process lives.
 *
 * Polls: Node 20 on Linux stops reporting a file once another one has been renamed to it, as most
 * editors, `sed -i` and Git do, and no watcher survives that its folder is replaced.
 * @param places files and folders, which may come and go
 * @param interval between two looks, in ms
 */
export function watchFiles(
  places: readonly string[],
  interval: number,
  onChange: () => Promise<void> | void,
): void {
  let last = stateOf(places);
  let handled = last;

  async function look(): Promise<void> {
    try {
      const state = stateOf(places);
      // Programs write a file in several steps: wait until nothing has changed between two looks.
      const isSettled = state === last;
      last = state;
      if (isSettled && state !== handled) {
        handled = state;
        await onChange();
      }
    } catch (error) {
      // A folder can vanish while it is read; the next look sees that it has.
      console.error((error as Error).message);
    }
    setTimeout(() => void look(), interval).unref();
  }

  setTimeout(() => void look(), interval).unref();
}
