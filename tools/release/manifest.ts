import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isImmutable } from "../serve/headers";
import { writeDurably } from "./durably";
import type { Places } from "./places";

/** The files that a release was built with, each with its SHA-256; `sha256sum -c` reads the same. */
export type Manifest = ReadonlyMap<string, string>;

/** Such a line is a comment to `sha256sum -c`. */
const addressLine = /^# SITE_URL=(.*)$/m;

/** Describes a built folder. */
export function describe(folder: string): Manifest {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  return new Map(files.map((file) => [file, hashOf(join(folder, file))]));
}

/** Keeps the manifest of a release, and the address it is for, outside of what is served. */
export function writeManifest(
  places: Places,
  name: string,
  manifest: Manifest,
  siteUrl: string,
): void {
  const lines = [...manifest].map(([file, hash]) => `${hash}  ${file}\n`);
  writeDurably(join(places.manifests, name), `# SITE_URL=${siteUrl}\n${lines.join("")}`);
}

/** The manifest of a release; empty when it has none. */
export function readManifest(places: Places, name: string): Manifest {
  const lines = textOf(places, name).split("\n");
  const files = lines.filter((line) => /^[0-9a-f]{64} {2}./.test(line));
  return new Map(files.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Whether a release has this address in its pages. */
export function isFor(places: Places, name: string, siteUrl: string): boolean {
  return addressLine.exec(textOf(places, name))?.[1] === siteUrl;
}

/** The files of a release that are missing or not what was built. */
export function damage(places: Places, name: string): readonly string[] {
  const built = readManifest(places, name);
  if (built.size === 0) return ["(its list of files)"];
  const present = describe(join(places.releases, name));
  return [...built.keys()].filter((file) => present.get(file) !== built.get(file));
}

/** The files that someone has put there; those of other releases have a hash in their name. */
export function additions(places: Places, name: string): readonly string[] {
  const built = readManifest(places, name);
  const present = describe(join(places.releases, name));
  return [...present.keys()].filter((file) => !built.has(file) && !isHashed(file));
}

/** Whether a file can never have other content, and so may be shared by releases. */
export function isHashed(file: string): boolean {
  // A compressed copy belongs to its original.
  return isImmutable(`/${file.replace(/\.(br|gz)$/, "")}`);
}

/** The SHA-256 of a file. */
export function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function textOf({ manifests }: Places, name: string): string {
  const path = join(manifests, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
