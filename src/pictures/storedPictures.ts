import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";

interface Pipeline {
  /** Sharp's internal options: all input, operations and settings of the encoders. */
  readonly options: {
    readonly input: { readonly buffer?: Uint8Array };
    readonly formatOut: string;
  };
  toBuffer(this: Pipeline, ...options: unknown[]): Promise<Buffer>;
}

/**
 * The store: with the packages, so that copies of the project, which have their packages from it, find it too, and a new
 * installation empties it.
 */
export const besidePackages = () =>
  path.join(
    createRequire(path.resolve("package.json")).resolve("sharp"),
    "../../../.cache/pictures",
  );

/** AVIF and WebP, as sharp names them; other pictures are encoded in no time. */
const slowFormats = ["heif", "webp"];

/**
 * Stores the pictures that sharp encodes from now on, and returns a stored picture if its input, its options
 * and the libraries are the same. On a disk that is full or cannot be written to, a build only takes longer.
 */
export function storePictures(folder = besidePackages()): void {
  const pipeline = Object.getPrototypeOf(sharp(Buffer.of(0))) as Pipeline;
  const { toBuffer } = pipeline;
  pipeline.toBuffer = async function stored(...options) {
    const key = options.length === 0 ? keyOf(this) : undefined;
    if (!key) return toBuffer.apply(this, options);
    const file = path.join(folder, key);
    const found = await readFile(file).catch(() => undefined);
    if (found) return found;
    const picture = await toBuffer.call(this);
    await save(file, picture).catch(() => {});
    return picture;
  };
}

/** A killed build leaves no half picture under the final name. Equal pictures may be encoded side by side. */
async function save(file: string, picture: Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(partial, picture, { flush: true });
  await rename(partial, file);
}

/** Returns a digest of everything that decides how a picture is encoded; undefined if it is not stored. */
function keyOf({ options }: Pipeline): string | undefined {
  const { buffer, ...input } = options.input;
  if (!buffer || !slowFormats.includes(options.formatOut)) return undefined;
  const settings = JSON.stringify([sharp.versions, { ...options, input }]);
  return createHash("sha256").update(settings).update(buffer).digest("hex");
}
