import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";

/**
 * Locks a folder until this process ends. The kernel releases the lock then, even if the process is killed; a lock file
 * would remain. Node has no API for this, so the program `flock` does it.
 * @returns "busy" if another process has the lock; "unsupported" without `flock` (macOS, Windows)
 */
export function lockFolder(folder: string): "locked" | "busy" | "unsupported" {
  const handle = openSync(folder, "r");
  const { status } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "ignore", handle],
  });
  if (status === 0) return "locked";
  return status === 1 ? "busy" : "unsupported";
}
