import { existsSync, readFileSync } from "node:fs";
import { currentRelease } from "./current";
import { writeDurably } from "./durably";
import type { Places } from "./places";

/**
 * The releases that were served, oldest first; the last one is served now.
 *
 * The file is written before the link is switched. Where the two differ, a run was killed in
 * between, and the link is right.
 */
export function readHistory(places: Places): readonly string[] {
  const live = currentRelease(places);
  if (!live) return [];
  const lines = existsSync(places.history) ? readFileSync(places.history, "utf8") : "";
  const written = lines.split("\n").filter(Boolean);
  const at = written.lastIndexOf(live);
  return at === -1 ? [...written, live] : written.slice(0, at + 1);
}

/** Records what is about to be served. */
export function writeHistory(places: Places, commits: readonly string[]): void {
  writeDurably(places.history, commits.map((commit) => `${commit}\n`).join(""));
}

/** The history after a release: each one stands in it once. */
export function withLatest(history: readonly string[], commit: string): readonly string[] {
  return [...history.filter((known) => known !== commit), commit];
}
