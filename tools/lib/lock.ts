import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";

/**
 * Locks a folder for this process. The kernel releases the lock when the process ends, even if it is
 * killed; a lock file would remain. Node has no API for this, so the program `flock` does it.
 * @returns a function that unlocks; "busy" if another process has the lock; "unsupported" without `flock`
 *   (macOS, Windows)
 */
export function lockFolder(folder: string): (() => void) | "busy" | "unsupported" {
  const handle = openSync(folder, "r");
  const { status } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "ignore", handle],
  });
  if (status === 0) return () => closeSync(handle);
  closeSync(handle);
  return status === 1 ? "busy" : "unsupported";
}
