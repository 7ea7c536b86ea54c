import sharp, { type SharpOptions } from "sharp";
import { asViewersDo } from "../../../../src/model/asViewersDo";

/** In px: enough to compare the outlines of a logo. */
const longestSide = 96;

/** A picture as raw RGBA, and its size in px. */
export type Pixels = Awaited<ReturnType<typeof decodePicture>>;

/**
 * Reads all data of a picture, or draws a drawing.
 * @returns it with its longest side scaled to 96 px
 * @throws {Error} if a part of the picture is damaged or missing
 */
export async function decodePicture(bytes: Buffer) {
  // Resizing reads all data of the file, and is much faster than decoding the whole picture.
  const decode = (options: SharpOptions) =>
    sharp(bytes, { limitInputPixels: false, ...options })
      .resize(longestSide, longestSide, { fit: "inside" })
      .ensureAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  try {
    return await decode({ failOn: "warning" });
  } catch (error) {
    // Viewers show a grey area in its place.
    if (/premature end/i.test(String(error))) throw error;
    return decode(asViewersDo);
  }
}
