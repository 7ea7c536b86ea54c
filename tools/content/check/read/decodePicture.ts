import sharp, { type SharpOptions } from "sharp";
import { asViewersDo } from "../../../../src/model/asViewersDo";

/** What is read of a photo or rendering. */
interface Decoded {
  /** The picture at a width of 32 px, as raw RGBA. */
  small: Buffer;
  /** Whether its file has faults that programs which show pictures forgive. */
  isFaulty: boolean;
}

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
    return { small: await decode({ failOn: "warning" }), isFaulty: false };
  } catch (error) {
    // Viewers show a grey area in its place.
    if (/premature end/i.test(String(error))) throw error;
    return { small: await decode(asViewersDo), isFaulty: true };
  }
}
