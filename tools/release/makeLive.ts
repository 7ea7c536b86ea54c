import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { renameDurably, syncTree, writeDurably } from "./durably";
import { shareHashedFiles } from "./files";
import { type Installation, keepReserve } from "./installation";
import type { Release } from "./releases";

/**
 * Serves a release from now on, with the scripts and pictures of others still within reach.
 * @param history what will have been served, oldest first; the release itself is the last
 */
export function makeLive(
  installation: Installation,
  history: readonly Release[],
  release: Release,
  others: readonly Release[],
): void {
  shareHashedFiles(others, release);
  syncTree(release.folder);
  const names = history.map(({ name }) => `${name}\n`);
  writeDurably(installation.history, names.join(""), join(installation.work, "history"));
  switchTo(installation, release.name);
  keepReserve(installation);
}

/** Points the link at another release. A rename replaces it in one step: nobody finds none. */
export function switchTo({ current, work }: Installation, name: string): void {
  const next = join(work, "current");
  // Relative, so that the folder can be moved or mounted elsewhere.
  symlinkSync(join("releases", name), next);
  renameDurably(next, current);
}
