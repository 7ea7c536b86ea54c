import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The files below a folder, sorted, with forward slashes; a file itself is the empty path. */
export function filesBelow(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [""];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

/** Whether there is a file at `place` with these bytes. */
export function holds(place: string, bytes: Buffer): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  return found?.size === bytes.length && readFileSync(place).equals(bytes);
}
