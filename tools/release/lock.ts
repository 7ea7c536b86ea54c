import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { systemCode } from "../serve/systemCode";
import { isRunning, ownerIn, thisProcess } from "./owner";
import { Refusal } from "./refusal";

/** Longer than any contender holds another one's lock aside to look at it. */
const settling = 250;

/** Runs `task` while this process alone holds the lock; refuses when another one has it. */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  const mine = JSON.stringify(thisProcess());
  const draft = `${path}.${randomUUID()}`;
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

/** Removes the lock of a process that is gone and takes the free place; of several, one does. */
async function takeOver(draft: string, path: string, mine: string): Promise<void> {
  const dead = textOf(path);
  refuseWhileRunning(dead, path);
  removeDead(dead, path, `${draft}.dead`);
  if (!takeFree(draft, path)) throw begunElsewhere();
  await pause(settling);
  if (textOf(path) !== mine) throw begunElsewhere();
}

/**
 * Moves the lock aside before it is deleted: another one may have replaced the dead lock since it
 * was read, and what was moved aside can be looked at and put back.
 */
function removeDead(dead: string | undefined, path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    // Someone else has just moved it.
    if (systemCode(error) === "ENOENT") return;
    throw error;
  }
  const isDead = textOf(aside) === dead;
  if (!isDead) takeFree(aside, path);
  rmSync(aside, { recursive: true, force: true });
  if (!isDead) throw begunElsewhere();
}

function begunElsewhere(): Refusal {
  return new Refusal("another release has just begun here. Wait for it to end, then run it again.");
}

function refuseWhileRunning(text: string | undefined, path: string): void {
  const owner = text === undefined ? undefined : ownerIn(text);
  if (!owner || !isRunning(owner)) return;
  throw new Refusal(
    `another release is at work here (process ${owner.pid} on ${owner.host}). ` +
      `Wait for it to end. If you know that it is gone, delete ${path}.`,
  );
}

/** What the lock says; undefined when it is gone or is no file. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
