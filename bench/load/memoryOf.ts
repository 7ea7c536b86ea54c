import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The memory of a process and its children, in MB. */
export function memoryOf(pid: number | undefined): number {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  const sizes = [String(pid), ...stdout.split("\n").filter(Boolean)].map((each) => {
    const status = readFileSync(`/proc/${each}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}
