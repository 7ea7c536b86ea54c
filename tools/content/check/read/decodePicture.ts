import sharp, { type SharpOptions } from "sharp";
import { asViewersDo } from "../../../../src/model/asViewersDo";

/** What is read of a photo or rendering. */
interface Decoded {
  /** The picture at a width of 32 px, as raw RGBA. */
  small: Buffer;
  /** Whether its file has faults that programs which show pictures forgive. */
  isFaulty: boolean;
}

/** Where the data of a PNG end, behind its last part; undefined if that is missing. */
export function endOfPng(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return at + 12;
  return undefined;
}

/** Whether a PNG has more data behind its end: some programs save a cropped screenshot over the whole one. */
const hasTail = (bytes: Buffer) =>
  bytes.readUInt32BE(0) === 0x89504e47 && endOfPng(bytes) !== bytes.length;

/**
 * Reads all data of a picture.
 * @throws {Error} if a part of the picture is damaged or missing
 */
export async function decodePicture(bytes: Buffer): Promise<Decoded> {
  // Resizing reads all data of the file, and is much faster than decoding the whole picture.
  const decode = (options: SharpOptions) =>
    sharp(bytes, { limitInputPixels: false, sequentialRead: true, ...options })
      .resize(32)
      .ensureAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
  try {
    return { small: await decode({ failOn: "warning" }), isFaulty: hasTail(bytes) };
  } catch (error) {
    // Viewers show a grey area in its place.
    if (/premature end/i.test(String(error))) throw error;
    return { small: await decode(asViewersDo), isFaulty: true };
  }
}
