import sharp from "sharp";
import { asViewersDo } from "../model/asViewersDo";

/** In px; the strip shows logos at half this height, for screens with a pixel ratio of 2. */
const logoPixels = 96;

/**
 * A logo in black, trimmed to its edges, because the page shows all logos in one colour.
 * @param picture a PNG or WebP file with a transparent background
 * @returns a WebP file with a transparent background, and its size in px
 */
export async function bitmapGraphic(picture: Buffer) {
  const opacity = await sharp(picture, asViewersDo)
    .rotate()
    .ensureAlpha()
    .trim({ background: "#0000", threshold: 16 })
    .resize({ height: logoPixels })
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = opacity.info;
  const file = await sharp({ create: { width, height, channels: 3, background: "#000" } })
    .joinChannel(opacity.data, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true })
    .toBuffer();
  return { file, width, height };
}
