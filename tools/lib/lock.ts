import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";

/**
 * Locks a folder for this process. The kernel holds the lock, so it ends with the process, even a killed
 * one; a lock file would stay behind. Node has no call for it: `flock` locks the folder that it is handed.
 * @returns a function that unlocks; "busy" while another process has the lock; "unsupported" where there
 *   is no `flock` (macOS, Windows)
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
