import { readFileSync } from "node:fs";
import { currentRelease } from "./current";
import { writeDurably } from "./durably";
import type { Places } from "./places";
import { commitOf, releasesByAge } from "./releases";

/**
 * The releases that were served and are there still, oldest first; the last one is served now, if
 * any is.
 *
 * The file is written before the link is switched. Where the two differ, a run was killed in
 * between, and the link is right. Where the file is lost, the order of building stands in for it.
 */
export function readHistory(places: Places): readonly string[] {
  const written = writtenHistory(places);
  const known = written.length > 0 ? written : releasesByAge(places);
  const live = currentRelease(places);
  if (!live) return known;
  const at = known.lastIndexOf(live);
  return [...known.slice(0, at === -1 ? undefined : at).filter((name) => name !== live), live];
}

/** Records what is about to be served. */
export function writeHistory(places: Places, names: readonly string[]): void {
  writeDurably(places.history, names.map((name) => `${name}\n`).join(""));
}

/** The history after a release: each commit stands in it once. */
export function withLatest(history: readonly string[], name: string): readonly string[] {
  return [...history.filter((known) => commitOf(known) !== commitOf(name)), name];
}

function writtenHistory(places: Places): readonly string[] {
  const present = releasesByAge(places);
  const lines = textOf(places.history).split("\n");
  const names = lines.map((line) => line.trim()).filter((name) => present.includes(name));
  return [...new Set(names)];
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
