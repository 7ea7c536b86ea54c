import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes `copy` hold exactly what the file or folder `original` holds. A file that is the same stays
 * untouched, so that what watches its date sees no change.
 * @returns the path in the copy and the bytes of every file, in a fixed order
 */
export function mirror(original, copy) {
  const files = filesBelow(original);
  const kept = new Set(files);
  for (const path of filesBelow(copy)) {
    if (!kept.has(path)) rmSync(join(copy, path));
  }
  return files.map((path) => {
    const bytes = readFileSync(join(original, path));
    const target = join(copy, path);
    if (!isSame(target, bytes)) {
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(original, path), target);
    }
    return { path: join(copy, path), bytes };
  });
}

/** The files below a folder, sorted; a file itself is the empty path. */
function filesBelow(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [""];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();
}

function isSame(path, bytes) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.size === bytes.length && readFileSync(path).equals(bytes);
}
