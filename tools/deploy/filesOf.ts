import { readdirSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a built folder by their paths, such as "contact/index.html". */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Compressed copies, and what is meant for servers alone. */
const forServers = /\.(br|gz)$|^\.(?!well-known\/)/;

/**
 * Removes from a built folder what a host that compresses by itself, and answers every address that
 * there is a file for, should not have.
 */
export function removeFilesForServers(folder: string): void {
  for (const file of filesOf(folder)) if (forServers.test(file)) rmSync(join(folder, file));
}
