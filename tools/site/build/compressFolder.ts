import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { filesIn } from "../../lib/files";

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** In bytes: below this, compression saves less than the headers of a response weigh. */
const worthwhile = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/**
 * The window as a power of two: brotli's default, or the smallest for a text that fits into it, which saves up to
 * 50 bytes.
 */
const windowFor = ({ length }: Buffer) => (length <= 2 ** 16 ? 16 : 22);

/**
 * Writes `<path>.br` and `<path>.gz`, unless the file is too small.
 * @returns the sizes before and after brotli, in bytes; undefined for a file that is too small
 */
async function compressFile(path: string) {
  const text = await readFile(path);
  if (text.length < worthwhile) return undefined;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: windowFor(text) };
  const [zipped, packed] = await Promise.all([zip(text, { level: 9 }), brotli(text, { params })]);
  await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, packed)]);
  return { before: text.length, after: packed.length };
}

/**
 * Compresses every text file of a folder.
 * @returns the number of compressed files, and their sizes in bytes
 */
export async function compressFolder(folder: string) {
  const texts = filesIn(folder).filter((file) => textFile.test(file));
  const concurrency = availableParallelism();
  const sizes = await pMap(texts, (file) => compressFile(join(folder, file)), { concurrency });
  const compressed = sizes.filter((size) => size !== undefined);
  return {
    files: compressed.length,
    before: compressed.reduce((sum, { before }) => sum + before, 0),
    after: compressed.reduce((sum, { after }) => sum + after, 0),
  };
}
