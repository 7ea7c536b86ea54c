import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning, type Owner, thisProcess } from "./owner";
import { systemCode } from "../systemCode";
import { Refusal } from "./refusal";

/** Longer than any contender needs from its last look at a dead lock to its rename. */
const settling = 250;

/** Runs `task` while this process alone holds the lock; refuses when another one has it. */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  const mine = JSON.stringify(thisProcess());
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, mine);
    if (!takeFree(draft, path)) await takeOver(draft, path, mine);
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await task();
  } finally {
    if (textOf(path) === mine) rmSync(path);
  }
}

/** A link appears with its content or not at all, and never over another one. */
function takeFree(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Replaces the lock of a process that is gone; of several that try, the last to write has it. */
async function takeOver(draft: string, path: string, mine: string): Promise<void> {
  refuseWhileRunning(path);
  renameSync(draft, path);
  await pause(settling);
  if (textOf(path) !== mine) throw new Refusal("another release has just begun here.");
}

function refuseWhileRunning(path: string): void {
  const owner = ownerIn(textOf(path));
  if (!owner || !isRunning(owner)) return;
  throw new Refusal(
    `another release is at work here (process ${owner.pid} on ${owner.host}). ` +
      `Wait for it to end. If you know that it is gone, delete ${path}.`,
  );
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function ownerIn(text: string | undefined): Owner | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Owner);
  } catch {
    return undefined;
  }
}
