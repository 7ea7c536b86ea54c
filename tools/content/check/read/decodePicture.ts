import sharp, { type SharpOptions } from "sharp";
import { asViewersDo } from "../../../../src/model/asViewersDo";

/**
 * Reads all data of a picture.
 * @returns it at a width of 32 px, as raw RGBA
 * @throws {Error} if a part of the picture is damaged or missing
 */
export async function decodePicture(bytes: Buffer): Promise<Buffer> {
  // Resizing reads all data of the file, and is much faster than decoding the whole picture.
  const decode = (options: SharpOptions) =>
    sharp(bytes, { limitInputPixels: false, sequentialRead: true, ...options })
      .resize(32)
      .ensureAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
  try {
    return await decode({ failOn: "warning" });
  } catch (error) {
    // Viewers show a grey area in its place.
    if (/premature end/i.test(String(error))) throw error;
    return decode(asViewersDo);
  }
}
