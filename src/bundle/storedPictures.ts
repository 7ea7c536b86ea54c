import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rename, utimes, writeFile } from "node:fs/promises";
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

/** With the packages, so that copies of the project, which have their packages from it, find it too. */
const besidePackages = () =>
  path.join(
    createRequire(path.resolve("package.json")).resolve("sharp"),
    "../../../.cache/pictures",
  );

/** In ms: how long a picture is stored that no build has used. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** AVIF and WebP, as sharp names them; other pictures are encoded in no time. */
const slowFormats = ["heif", "webp"];

/**
 * Stores the pictures that sharp encodes from now on, and returns a stored picture if its input, its options
 * and the libraries are the same.
 */
export function storePictures(folder = besidePackages()): void {
  mkdirSync(folder, { recursive: true });
  removeUnused(folder);
  const pipeline = Object.getPrototypeOf(sharp(Buffer.of(0))) as Pipeline;
  const { toBuffer } = pipeline;
  pipeline.toBuffer = async function stored(...options) {
    const key = options.length === 0 ? keyOf(this) : undefined;
    if (!key) return toBuffer.apply(this, options);
    const file = path.join(folder, key);
    try {
      const now = new Date();
      await utimes(file, now, now);
      return await readFile(file);
    } catch {
      const picture = await toBuffer.call(this);
      // A killed build leaves no half picture under the final name. Equal pictures may be encoded side by side.
      const partial = `${file}.${randomUUID()}`;
      await writeFile(partial, picture, { flush: true });
      await rename(partial, file);
      return picture;
    }
  };
}

/** Returns a digest of everything that decides how a picture is encoded; undefined if it is not stored. */
function keyOf({ options }: Pipeline): string | undefined {
  const { buffer, ...input } = options.input;
  if (!buffer || !slowFormats.includes(options.formatOut)) return undefined;
  const settings = JSON.stringify([sharp.versions, { ...options, input }]);
  return createHash("sha256").update(settings).update(buffer).digest("hex");
}

function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may have renamed or removed it meanwhile.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > lifetime) rmSync(file, { force: true });
  }
}
