import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { isImmutable } from "../serve/cacheControl";
import { readManifest } from "./manifest";
import type { Places } from "./places";

/**
 * Gives a release the hashed files of others that it lacks, so that a tab which was opened before
 * the switch still finds the scripts and pictures it asks for. Nothing that is there is changed.
 */
export function carryOver(places: Places, from: readonly string[], into: string): number {
  let count = 0;
  for (const commit of from) {
    for (const file of readManifest(places, commit).keys()) {
      const source = join(places.releases, commit, file);
      const target = join(into, file);
      // A compressed copy belongs to its original.
      const address = `/${file.replace(/\.(br|gz)$/, "")}`;
      if (!isImmutable(address) || existsSync(target) || !existsSync(source)) continue;
      mkdirSync(dirname(target), { recursive: true });
      share(source, target, join(places.work, "carried"));
      count += 1;
    }
  }
  return count;
}

/** One file under two names costs no space; where the disk cannot, a whole copy takes its place. */
function share(source: string, target: string, draft: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, draft);
    renameSync(draft, target);
  }
}
