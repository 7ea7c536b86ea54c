import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { hashOf, isHashed, type Manifest, readManifest } from "./manifest";
import type { Places } from "./places";

/**
 * Gives a release the hashed files of others that it lacks, so that a tab which was opened before
 * the switch still finds the scripts and pictures it asks for. It must not be the one that is
 * served: what neither it nor the others were built with goes.
 */
export function carryOver(
  places: Places,
  from: readonly string[],
  into: string,
  own: Manifest,
): void {
  const shared = from.map((name) => ({
    folder: join(places.releases, name),
    files: [...readManifest(places, name)].filter(([file]) => isHashed(file)),
  }));
  removeStrangers(into, own, new Map(shared.flatMap(({ files }) => files)));
  for (const { folder, files } of shared) {
    for (const [file, hash] of files) {
      const source = join(folder, file);
      const target = join(into, file);
      if (existsSync(target) || !isWhole(source, hash)) continue;
      mkdirSync(dirname(target), { recursive: true });
      share(source, target, join(places.work, "carried"));
    }
  }
}

/** Files of releases that are gone would otherwise pile up in one that is served again and again. */
function removeStrangers(into: string, own: Manifest, shared: Manifest): void {
  for (const entry of readdirSync(into, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(into, path);
    if (entry.isDirectory() || own.has(file)) continue;
    const hash = shared.get(file);
    if (hash === undefined || !isWhole(path, hash)) rmSync(path);
  }
}

/** What was changed or lost since it was built is not passed on. */
function isWhole(path: string, hash: string): boolean {
  return existsSync(path) && hashOf(path) === hash;
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
