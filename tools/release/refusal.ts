import { statfsSync } from "node:fs";

/** A failure that was foreseen: its message says what happened and what to do, and needs no stack. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

const spaceNeeded =
  "Free some space (a release needs about 2 GB while it builds, a rollback almost none), " +
  "then run it again.";

/** With less than this left, the next file may be the one that did not fit. */
const almostFull = 50e6;

/**
 * Names a full disk as the cause of a failure. Git, npm and the build each say it in words of their
 * own, or not at all; the space that is left tells, as long as their files are still there.
 */
export function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const left = bavail * bsize;
  if (left > almostFull) return;
  throw new Refusal(`the disk is full (${Math.round(left / 1e6)} MB are left). ${spaceNeeded}`);
}

/** The code of an error of the operating system, such as ENOSPC; undefined for any other. */
export function systemCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** What to tell the operator about an error that ended a release. */
export function explain(error: unknown): string {
  if (systemCode(error) === "ENOSPC") return `the disk is full. ${spaceNeeded}`;
  return error instanceof Error ? error.message : String(error);
}
