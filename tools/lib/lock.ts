import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";

/**
 * Locks a folder until this process ends. The kernel releases the lock then, even if the process is killed; a lock file
 * would remain. Node has no API for this, so the program `flock` does it; without it (macOS, Windows), nothing is locked.
 * @throws if another process has the lock
 */
export function lockFolder(folder: string): void {
  const handle = openSync(folder, "r");
  const { status } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "ignore", handle],
  });
  if (status === 1)
    throw new Error("another build or `npm run dev` is running in this folder; end that one first");
}
