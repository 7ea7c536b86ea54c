import { fromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import type { VFile } from "vfile";
import { fileStart } from "../../../../src/model/problems";
import { decodePicture } from "./decodePicture";
import { readDrawing } from "./drawingFile";
import { blankFault, isBlank, lookOf } from "./pictureLook";
import type { Fault, PictureSize } from "./reading";

/** In bytes: sharp decodes such a file in a second or two; GitHub's website accepts 25 MB. */
export const maximumPictureBytes = 40_000_000;
const maximumMegapixels = 100;

/** The maximum file size of a drawing in bytes, with the private data of drawing programs. */
export const maximumDrawingBytes = 500_000;

/** In bytes: larger files make builds and clones slow, and pages do not need them. */
const largePictureBytes = 4_000_000;
const largeMegapixels = 16;

/** Whether a picture of this file size and number of pixels is far larger than any screen needs. */
export const isLargePicture = (bytes: number, pixels: number) =>
  bytes > largePictureBytes || pixels / 1e6 > largeMegapixels;

const largeHint =
  "the file is far larger than the page needs; npm run fix:content makes it smaller";

const placeHint =
  "the photo says where it was taken, or has a film in it; npm run fix:content removes that";

/** Normalises an extension, or a name of file-type, to the format's name: `jpeg`, `png` … */
const kindOfEnding = (ending: string) =>
  ending.toLowerCase().replace(/^\./, "").replace(/^jpg$/, "jpeg");

/** Where the data of a PNG end; undefined if their last part is missing, or for another file. */
export function endOfPng(bytes: Buffer): number | undefined {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return undefined;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return at + 12;
  return undefined;
}

/**
 * Whether the metadata of a photo say where it was taken, by the tag of GPS (Exif 2.3, 4.6.3) or in XMP, or that a phone
 * has put a short film with sound behind it.
 */
export const hasPlace = ({ exif, xmp }: Metadata) =>
  ["2588040001000000", "8825000400000001"].some((tag) => exif?.includes(tag, 0, "hex")) ||
  /:(?:GPSL|MotionPhoto|MicroVideo)/.test(xmp?.toString("latin1") ?? "");

/** Whether the file ends as its format requires. */
function hasEnd(kind: string, bytes: Buffer): boolean {
  if (kind === "jpeg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
  if (kind === "png") return endOfPng(bytes) !== undefined;
  return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** Returns why a picture's dimensions or frames are not allowed; undefined if they are. */
function sizeFault({ width, height, pages = 1 }: Metadata): Fault | undefined {
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > maximumMegapixels) {
    const size = `${width} × ${height} = ${megapixels.toFixed(1)} megapixels`;
    return [
      "image-too-large",
      `${size}; at most ${maximumMegapixels} are allowed; npm run fix:content makes it smaller`,
    ];
  }
  return pages > 1
    ? ["image-type", `the picture is animated (${pages} frames); save a single frame`]
    : undefined;
}

/** Returns why the file's format does not match its name; undefined if it does. */
async function kindFault(bytes: Buffer, named: string): Promise<string | undefined> {
  const known = await fromBuffer(bytes);
  const kind = known && kindOfEnding(known.ext);
  const save = `save it as ${named.toUpperCase()}`;
  const isDrawing = named === "svg";
  // decodeText.ts reports UTF-16.
  if (isDrawing && /^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString("latin1", 0, 2))) return undefined;
  if (kind === named || (isDrawing && (!kind || kind === "xml"))) return undefined;
  if (!kind) return `the file is not a picture; add the picture itself, or ${save}`;
  const isPicture = !isDrawing && /^(jpeg|png|webp)$/.test(kind);
  const advice = isPicture ? `rename it to .${kind === "jpeg" ? "jpg" : kind}` : save;
  return `the name says ${named}, but the file is ${kind}; ${advice}`;
}

/** Checks that a photo, rendering or drawing is valid and complete; returns its properties. */
export async function readPicture(file: VFile, bytes: Buffer): Promise<PictureSize> {
  const report = (rule: string, message: string): PictureSize => {
    file.message(message, fileStart, rule);
    return {};
  };
  if (bytes.length === 0) return report("image-corrupt", "the file is empty; copy it again");
  const named = kindOfEnding(file.extname ?? "");
  const wrongKind = await kindFault(bytes, named);
  if (wrongKind) return report("image-type", wrongKind);
  if (named === "svg") return readDrawing(file, bytes);
  if (!hasEnd(named, bytes))
    return report("image-corrupt", "the end of the picture is missing; copy the file again");
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const fault = sizeFault(header);
    if (fault) return report(...fault);
    const pixels = await decodePicture(bytes);
    if (isBlank(pixels)) return report("image-blank", blankFault);
    const { width, height } = header.autoOrient;
    if (isLargePicture(bytes.length, width * height))
      file.info(largeHint, fileStart, "image-large");
    if (hasPlace(header)) file.info(placeHint, fileStart, "image-place");
    const scale = width / pixels.info.width;
    // As logos are trimmed (gatsby/graphics.ts); a line of pixels cannot be.
    const { info } = await sharp(pixels.data, { raw: pixels.info })
      .trim({ background: "#0000", threshold: 16 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => pixels);
    const seen = [info.width * scale, info.height * scale].map(Math.round);
    return { width, height, seen, ...lookOf(pixels) };
  } catch {
    // Not the library's reason: it depends on the machine's load, and an editor cannot use it.
    return report("image-corrupt", "the picture is damaged; copy the file again");
  }
}
