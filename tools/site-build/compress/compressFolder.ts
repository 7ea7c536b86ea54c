import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { filesIn } from "../../lib/files";
import { compressFile } from "./compressFile";

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const copy = /\.(br|gz)$/;

/** The number of compressed files, and their sizes in bytes. */
export interface Compressed {
  readonly files: number;
  readonly before: number;
  readonly after: number;
}

/** Compresses every text file of a folder and removes copies whose original is gone. */
export async function compressFolder(folder: string): Promise<Compressed> {
  const paths = filesIn(folder).map((file) => join(folder, file));
  for (const path of paths.filter((p) => copy.test(p))) {
    if (!existsSync(path.replace(copy, ""))) await rm(path);
  }
  const texts = paths.filter((path) => textFile.test(path));
  const sizes = await pMap(texts, compressFile, { concurrency: availableParallelism() });
  const compressed = sizes.filter((size) => size !== undefined);
  return {
    files: compressed.length,
    before: compressed.reduce((sum, { before }) => sum + before, 0),
    after: compressed.reduce((sum, { after }) => sum + after, 0),
  };
}
