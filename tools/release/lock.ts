import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { Refusal } from "./refusal";

/**
 * Runs `task` while this process alone holds the lock; refuses when another one has it.
 *
 * The lock is the kernel's, on an open file, so it ends with its process however that dies; the
 * lock files that libraries write outlive a process that was killed.
 */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  const file = openSync(path, "a");
  try {
    take(file, path);
    return await task();
  } finally {
    closeSync(file);
  }
}

/** Node has no call for such a lock; the program that has one locks the file it is handed. */
function take(file: number, path: string): void {
  const { status, error, stderr } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", file],
    encoding: "utf8",
  });
  if (error) {
    throw new Refusal(`flock cannot be run (${error.message}). It is part of util-linux.`);
  }
  if (status === 1 && stderr === "") {
    throw new Refusal("another release is at work here. Wait for it to end, then run it again.");
  }
  if (status !== 0) throw new Refusal(`${path} cannot be locked: ${stderr.trim()}`);
}
