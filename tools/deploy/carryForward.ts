import { existsSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { readRecord, type ReleaseRecord } from "./releases";

/** In ms: how long replaced files stay available. */
const grace = 24 * 60 * 60 * 1000;

/**
 * Hard-links the hashed files of the served release into the next one, so that open tabs still find their
 * scripts and pictures. Omits files that were replaced over a day ago.
 * @param served the folder of the served release
 * @param into the folder of the next release
 * @returns the linked files, each with the time at which it was replaced
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
