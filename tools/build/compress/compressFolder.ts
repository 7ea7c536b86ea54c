import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { compressFile } from "./compressFile";

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const copy = /\.(br|gz)$/;

/** What a run did, in files and bytes. */
export interface Compressed {
  readonly files: number;
  readonly before: number;
  readonly after: number;
}

/** Compresses every text file of a folder and removes copies whose original is gone. */
export async function compressFolder(folder: string): Promise<Compressed> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  for (const path of paths.filter((p) => copy.test(p))) {
    if (!existsSync(path.replace(copy, ""))) await rm(path);
  }
  const total = { files: 0, before: 0, after: 0 };
  // One after another: each file is already compressed by two threads.
  for (const path of paths.filter((p) => textFile.test(p))) {
    const sizes = await compressFile(path);
    if (!sizes) continue;
    total.files += 1;
    total.before += sizes.before;
    total.after += sizes.after;
  }
  return total;
}
