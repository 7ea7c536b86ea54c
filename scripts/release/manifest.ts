import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { writeDurably } from "./durably";
import type { Places } from "./places";

/** The files that a release was built with, each with its SHA-256; `sha256sum -c` reads the same. */
export type Manifest = ReadonlyMap<string, string>;

/** Describes a built folder. */
export function describe(folder: string): Manifest {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  return new Map(files.map((file) => [file, hashOf(join(folder, file))]));
}

/** Keeps the manifest of a release outside of what is served. */
export function writeManifest(places: Places, commit: string, manifest: Manifest): void {
  const lines = [...manifest].map(([file, hash]) => `${hash}  ${file}\n`);
  writeDurably(join(places.manifests, commit), lines.join(""));
}

/** The manifest of a release; empty when it has none. */
export function readManifest(places: Places, commit: string): Manifest {
  const path = join(places.manifests, commit);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The files of a release that are missing or not what was built. */
export function damage(places: Places, commit: string): readonly string[] {
  const folder = join(places.releases, commit);
  const manifest = readManifest(places, commit);
  if (manifest.size === 0) return ["(its list of files)"];
  return [...manifest]
    .filter(([file, hash]) => {
      const path = join(folder, file);
      return !existsSync(path) || hashOf(path) !== hash;
    })
    .map(([file]) => file);
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
