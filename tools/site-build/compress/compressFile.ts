import { readFile, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { replaceFile } from "../../lib/files";

/** In bytes: below this, compression saves less than the headers of a response weigh. */
const worthwhile = 1000;

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/**
 * The window of most pages, as a power of two, and brotli's default. The smaller one spares a page of less than
 * 64 kB up to 50 bytes.
 */
const windows = [16, 22];

/**
 * Writes `<path>.br` and `<path>.gz`, unless the file is too small.
 * @returns the sizes before and after brotli, in bytes; undefined for a file that is too small
 */
export async function compressFile(path: string) {
  const text = await readFile(path);
  // The brotli copy is written last: if it is current, so is the other.
  const targets = [`${path}.gz`, `${path}.br`] as const;
  if (text.length < worthwhile) {
    await Promise.all(targets.map((target) => rm(target, { force: true })));
    return undefined;
  }
  // Gatsby writes some files in every build although most have not changed.
  const known = await readFile(targets[1]).catch(() => undefined);
  if (known && (await unpack(known).catch(() => undefined))?.equals(text))
    return { before: text.length, after: known.length };

  const [zipped, ...attempts] = await Promise.all([
    zip(text, { level: 9 }),
    ...windows.map((window) =>
      brotli(text, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: window } }),
    ),
  ]);
  const packed = attempts.reduce((best, next) => (next.length < best.length ? next : best));
  replaceFile(targets[0], zipped);
  replaceFile(targets[1], packed);
  return { before: text.length, after: packed.length };
}
