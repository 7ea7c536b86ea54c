import { existsSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { isHashed, publishedFiles } from "./publishedFiles";
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
  const { carried } = readRecord(served);
  const kept: Record<string, string> = {};
  for (const file of publishedFiles(served).filter(isHashed)) {
    const replaced = carried[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(replaced) > grace || existsSync(join(into, file))) continue;
    mkdirSync(dirname(join(into, file)), { recursive: true });
    linkSync(join(served, file), join(into, file));
    kept[file] = replaced;
  }
  return kept;
}
