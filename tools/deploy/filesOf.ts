import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a built folder by their paths, without the compressed copies: these hosts make their own. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
