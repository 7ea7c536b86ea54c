import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Waits until the disk has what was written under this path. */
export function syncPath(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Does the same for a folder and everything in it, so that a power cut leaves no empty file. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Writes a file so that at any moment the old text or the new one is there, never a part. */
export function writeDurably(path: string, text: string): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, text);
  syncPath(partial);
  renameDurably(partial, path);
}

/** Renames and waits until the disk knows it. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
}
