import path from "node:path";
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
    ignored: (file: string) =>
      file !== parent && file !== folder && !file.startsWith(folder + path.sep),
    ignoreInitial: true,
    persistent: false,
  });

  let last = Promise.resolve();
  /** The call that waits for the last one; it needs no other behind it. */
  let next: Promise<void> | undefined;
  const handle = () => {
    next ??= last
      .then(() => {
        next = undefined;
        return onChange();
      })
      .catch((error: Error) => console.error(error.message));
    last = next;
  };

  let timer: NodeJS.Timeout | undefined;
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(handle, quiet);
  });
  await new Promise<void>((ready) => watcher.once("ready", ready));
}
