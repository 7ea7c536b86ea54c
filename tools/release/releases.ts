import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Places } from "./places";

/** A commit; from the second one of the same commit on, with a number behind it. */
const releaseName = /^([0-9a-f]{40,64})(-\d+)?$/;

/** The commit that a release was made of; undefined when this is no release's name. */
export function commitOf(name: string): string | undefined {
  return releaseName.exec(name)?.[1];
}

/** The releases that are there, oldest first; anything else in their folder is not ours. */
export function releasesByAge(places: Places): readonly string[] {
  const age = new Map(
    readdirSync(places.releases, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && commitOf(entry.name))
      .map(({ name }) => [name, builtAt(places, name)]),
  );
  return [...age.keys()].sort((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0));
}

/** A name under which there is no release of this commit yet. */
export function freeName(places: Places, commit: string): string {
  const taken = readdirSync(places.releases);
  const numbered = (count: number) => (count === 1 ? commit : `${commit}-${count}`);
  let count = 1;
  while (taken.includes(numbered(count))) count += 1;
  return numbered(count);
}

/** The list of files is written once; the folder itself changes with what is linked into it. */
function builtAt({ manifests, releases }: Places, name: string): number {
  const { mtimeMs } =
    statSync(join(manifests, name), { throwIfNoEntry: false }) ?? statSync(join(releases, name));
  return mtimeMs;
}
