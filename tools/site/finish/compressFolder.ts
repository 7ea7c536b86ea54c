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
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_NPOSTFIX } = constants;

/** The window as a power of two: brotli's default, or the smallest for a short text, which saves up to 50 bytes. */
const windowFor = ({ length }: Buffer) => (length <= 2 ** 16 ? 16 : 22);

/** Ways to write distances; which is the shortest differs from page to page by up to 35 bytes. */
const postfixes = [0, 1, 2, 3];

/**
 * Writes `<path>.br` and `<path>.gz` of every text file of a folder, unless the file is too small.
 * @returns the number of compressed files, and their sizes before and after brotli, in bytes
 */
export async function compressFolder(folder: string) {
  const sum = { files: 0, before: 0, after: 0 };
  const compress = async (file: string) => {
    const path = join(folder, file);
    const text = await readFile(path);
    if (text.length < worthwhile) return;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: windowFor(text) };
    const [zipped, ...packed] = await Promise.all([
      zip(text, { level: 9 }),
      ...(file.endsWith(".html") ? postfixes : [0]).map((postfix) =>
        brotli(text, { params: { ...params, [BROTLI_PARAM_NPOSTFIX]: postfix } }),
      ),
    ]);
    const [smallest = zipped] = packed.sort((one, other) => one.length - other.length);
    await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, smallest)]);
    sum.files += 1;
    sum.before += text.length;
    sum.after += smallest.length;
  };
  const texts = filesIn(folder).filter((file) => textFile.test(file));
  await pMap(texts, compress, { concurrency: availableParallelism() });
  return sum;
}
