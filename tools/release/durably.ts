import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Flushes a folder and everything in it, so that a power cut leaves no empty file. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}

/**
 * Replaces a file in one step: at any moment it holds the old text or the new one, never a part.
 * The library write-file-atomic does not flush the folder, and leaves its draft beside the file.
 */
export function writeDurably(path: string, text: string, draft: string): void {
  writeFileSync(draft, text);
  sync(draft);
  renameDurably(draft, path);
}

/** Renames, and returns once the disk has it. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  sync(dirname(to));
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
