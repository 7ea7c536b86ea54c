import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { isImmutable } from "../headers/caching";

/** The files below a folder, each with its SHA-256 in hexadecimal. */
export type FileHashes = ReadonlyMap<string, string>;

/** A folder of files, and what it was built with. */
export interface BuiltFolder {
  readonly folder: string;
  readonly files: FileHashes;
}

/** Reads and hashes every file of a folder. */
export function hashFiles(folder: string): FileHashes {
  return new Map(filesIn(folder).map((file) => [file, hashOf(join(folder, file))]));
}

/** The files that are missing or no longer what was built. */
export function damageTo({ folder, files }: BuiltFolder): readonly string[] {
  return [...files].flatMap(([file, hash]) => (holds(folder, file, hash) ? [] : [file]));
}

/**
 * Gives a built folder the hashed files of others that it lacks, so that a tab that was opened
 * before the switch still finds its scripts and pictures. What the folder was given before goes
 * first, or files of releases that are gone would pile up in it.
 */
export function shareHashedFiles(from: readonly BuiltFolder[], into: BuiltFolder): void {
  for (const file of filesIn(into.folder)) {
    if (!into.files.has(file)) rmSync(join(into.folder, file));
  }
  for (const { folder, files } of from) {
    for (const [file, hash] of files) {
      const target = join(into.folder, file);
      if (!isHashed(file) || existsSync(target) || !holds(folder, file, hash)) continue;
      mkdirSync(dirname(target), { recursive: true });
      linkSync(join(folder, file), target);
    }
  }
}

/** Whether a file can never have other content, and so may be shared by releases. */
function isHashed(file: string): boolean {
  // A compressed copy goes with its original.
  return isImmutable(`/${file.replace(/\.(br|gz)$/, "")}`);
}

function holds(folder: string, file: string, hash: string): boolean {
  const path = join(folder, file);
  return existsSync(path) && hashOf(path) === hash;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
