import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watch } from "chokidar";

/** In ms: programs write a file in several steps, and Git writes many files. */
const quiet = 150;

/**
 * Calls `onChange` when files in `folder` have changed and nothing has changed for a moment, one call at a time, until
 * the process ends. Resolves when it watches.
 */
export async function watchFolder(folder: string, onChange: () => Promise<void>): Promise<void> {
  const parent = path.dirname(folder);
  // The folder around it, because a watcher of a folder ends when that folder is deleted.
  const watcher = watch(parent, {
    ignored: (file: string) => file !== parent && !`${file}/`.startsWith(`${folder}/`),
    ignoreInitial: true,
    persistent: true,
  });
  const nextChange = () => once(watcher, "all");

  async function follow(change: Promise<unknown>): Promise<never> {
    for (;;) {
      await change;
      do change = nextChange();
      while (await Promise.race([change, pause(quiet)]));
      await onChange().catch((error: Error) => console.error(error.message));
    }
  }

  await once(watcher, "ready");
  void follow(nextChange());
}
