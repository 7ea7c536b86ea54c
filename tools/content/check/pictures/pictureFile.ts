import { fromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import type { VFile } from "vfile";
import { groundOf } from "../../../../src/model/drawings/ground";
import { fileStart } from "../../../../src/model/problems";

/** What is known of a picture's file. */
export interface PictureSize {
  /** In px. */
  width?: number;
  height?: number;
  /** Whether it stands on one colour or on nothing, as a logo has to. */
  hasPlainGround?: boolean;
  /** Whether its background is transparent. */
  isTransparent?: boolean;
}

/** As much as sharp reads in a second or two; GitHub's own page takes 25 MB. */
export const maximumPictureBytes = 40_000_000;
const maximumMegapixels = 100;

/** In bytes; more than that makes builds and clones slow, and no visitor sees it. */
const largePictureBytes = 4_000_000;
const largeMegapixels = 16;

/** Whether a picture is far larger than any screen shows of it. `bytes` of its file, `pixels` in all. */
export const isLargePicture = (bytes: number, pixels: number) =>
  bytes > largePictureBytes || pixels / 1e6 > largeMegapixels;

const largeHint =
  "the file is far larger than the page needs; npm run fix:content makes it smaller";

/** What an ending or file-type's name of a kind is called to editors. */
const kindOfEnding = (ending: string) =>
  ending.toLowerCase().replace(/^\./, "").replace(/^jpg$/, "jpeg");

/** Texts that come in a picture's place; file-type knows kinds by their bytes only. */
const texts: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["html", /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)/i],
  ["Git LFS pointer", /^version https:\/\/git-lfs/],
];

/** What the bytes are: `jpeg`, `png`, `html` …; undefined when they are nothing that is known. */
export async function kindOf(bytes: Buffer): Promise<string | undefined> {
  const known = await fromBuffer(bytes);
  const start = bytes.subarray(0, 512).toString("latin1");
  return known ? kindOfEnding(known.ext) : texts.find(([, pattern]) => pattern.test(start))?.[0];
}

/** Whether the file has the end that its kind must have. */
function hasEnd(kind: string, bytes: Buffer): boolean {
  if (kind === "jpeg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
  if (kind === "png") return bytes.includes("IEND", Math.max(0, bytes.length - 64));
  return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** Why a picture's figures forbid it; undefined when they do not. */
function sizeFault({ width, height, pages = 1 }: Metadata) {
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > maximumMegapixels) {
    const size = `${width} × ${height} = ${megapixels.toFixed(1)} megapixels`;
    const message = `${size}; at most ${maximumMegapixels} are allowed; make it smaller`;
    return { rule: "image-too-large", message };
  }
  return pages > 1
    ? {
        rule: "image-type",
        message: `the picture is animated (${pages} frames); save a single frame`,
      }
    : undefined;
}

/** Why the bytes are no picture of the kind that the file's name says; undefined when they are. */
function kindFault(kind: string | undefined, named: string): string | undefined {
  const save = `save it as ${named.toUpperCase()}`;
  if (!kind) return `the file is not a picture; ${save}`;
  if (kind === named) return undefined;
  const isPicture = /^(jpeg|png|webp)$/.test(kind);
  const advice = isPicture ? `rename it to .${kind === "jpeg" ? "jpg" : kind}` : save;
  return `the name says ${named}, but the file is ${kind}; ${advice}`;
}

/** Reads a photo or rendering: that it is one, that it is whole, and how large it is. */
export async function pictureSize(file: VFile, bytes: Buffer): Promise<PictureSize> {
  const report = (rule: string, message: string): PictureSize => {
    file.message(message, fileStart, rule);
    return {};
  };
  if (bytes.length === 0) return report("image-corrupt", "the file is empty; copy it again");
  const named = kindOfEnding(file.extname ?? "");
  const wrongKind = kindFault(await kindOf(bytes), named);
  if (wrongKind) return report("image-type", wrongKind);
  if (!hasEnd(named, bytes))
    return report("image-corrupt", "the end of the picture is missing; copy the file again");
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const fault = sizeFault(header);
    if (fault) return report(fault.rule, fault.message);
    // A small copy reads all of the file's data, at a fraction of the cost of the whole picture.
    const small = await sharp(bytes, { failOn: "warning", sequentialRead: true })
      .resize(32)
      .ensureAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = header.autoOrient;
    if (isLargePicture(bytes.length, width * height))
      file.info(largeHint, fileStart, "image-large");
    const ground = groundOf({ data: small.data, ...small.info });
    const isTransparent = ground === "transparent";
    return { width, height, hasPlainGround: ground !== undefined, isTransparent };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0]?.replace(/:$/, "") : "";
    const message = `the picture cannot be read (${reason}); copy the file again`;
    return report("image-corrupt", message);
  }
}
