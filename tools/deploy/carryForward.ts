import { existsSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { readRecord, type ReleaseRecord } from "./releases";

/** In ms: how long files stay after a release without them has replaced theirs. */
const grace = 24 * 60 * 60 * 1000;

/**
 * Links the hashed files of the release that is served until now into the one that replaces it, so that
 * open tabs still find their scripts and pictures. Files that were replaced over a day ago are left out.
 * @returns the files that the new release carries, each with the time at which it was replaced
 */
export function carryForward(served: string, into: string, now: Date): ReleaseRecord["carried"] {
  const { own, carried } = readRecord(served);
  const replaced = new Map(Object.entries(carried));
  for (const file of own) replaced.set(file, now.toISOString());
  const kept = [...replaced].filter(([file, date]) => {
    if (now.getTime() - Date.parse(date) > grace || existsSync(join(into, file))) return false;
    mkdirSync(dirname(join(into, file)), { recursive: true });
    linkSync(join(served, file), join(into, file));
    return true;
  });
  return Object.fromEntries(kept);
}
