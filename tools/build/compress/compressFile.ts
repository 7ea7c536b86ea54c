import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this, the head of an answer outweighs what compression saves. */
const worthwhile = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Writes `<path>.br` and `<path>.gz` where they are smaller; undefined when it is not worth it. */
export async function compressFile(path: string) {
  const { size, mtime } = await stat(path);
  const targets = [`${path}.br`, `${path}.gz`] as const;
  if (size < worthwhile) {
    await Promise.all(targets.map((target) => rm(target, { force: true })));
    return undefined;
  }
  const known = await stat(targets[0]).catch(() => undefined);
  // A copy carries the time of its original, so that a warm build compresses only what changed.
  if (known?.mtime.getTime() === mtime.getTime()) return { before: size, after: known.size };

  const text = await readFile(path);
  const copies = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  for (const [index, target] of targets.entries()) {
    const bytes = copies[index];
    if (bytes) await place(target, bytes, mtime);
  }
  return { before: size, after: copies[0].length };
}

/** Appears whole or not at all: a server may be reading the folder. */
async function place(target: string, bytes: Buffer, mtime: Date): Promise<void> {
  const partial = `${target}.partial`;
  await writeFile(partial, bytes);
  await utimes(partial, mtime, mtime);
  await rename(partial, target);
}
