import { statfsSync } from "node:fs";
import { Refusal, spaceNeeded } from "./refusal";

/** Less than this, and the next picture or script may have been the one that did not fit. */
const tight = 50e6;

/**
 * Names a full disk as the cause of a failure. Git, npm and the build each say it in words of their
 * own, or not at all; what is left tells, while their files are still there.
 */
export function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const left = bavail * bsize;
  if (left > tight) return;
  throw new Refusal(
    `the release could not be made, and the disk is full (${Math.round(left / 1e6)} MB are left). ` +
      spaceNeeded,
  );
}
