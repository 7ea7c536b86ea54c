import path from "node:path";
import { watch } from "chokidar";

/** In ms: programs write a file in several steps, and Git writes many files. */
const quiet = 150;

/**
 * Calls `onChange` when files have changed and nothing has changed for a moment, one call at a time, until
 * the process ends. Resolves when it watches.
 * @param folder a folder that stays
 * @param names files and folders in it, which may be missing, be replaced or come back
 */
export async function watchFiles(
  folder: string,
  names: readonly string[],
  onChange: () => Promise<void> | void,
): Promise<void> {
  const places = names.map((name) => path.join(folder, name));
  const isOutside = (file: string) =>
    file !== folder &&
    !places.some((place) => file === place || file.startsWith(`${place}${path.sep}`));
  // The folder around them, because a watcher of a folder ends when that folder is deleted.
  const watcher = watch(folder, { ignored: isOutside, ignoreInitial: true, persistent: false });

  let last = Promise.resolve();
  /** The call that waits for the last one; it needs no other behind it. */
  let next: Promise<void> | undefined;
  const handle = () => {
    next ??= last
      .then(() => {
        next = undefined;
        return onChange();
      })
      // A file can be deleted while it is read; its deletion is the next change.
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
