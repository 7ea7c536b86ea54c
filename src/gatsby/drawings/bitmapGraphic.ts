import sharp from "sharp";
import { backgroundOf, withoutBackground } from "../../model/drawings/background";

/** A logo made from a bitmap: a WebP file in one colour on a transparent background. */
interface BitmapGraphic {
  webp: Buffer;
  /** In px. */
  width: number;
  height: number;
}

/** In px; the strip shows logos at half this height, for screens with a pixel ratio of 2. */
const logoPixels = 96;

/** In px; the resolution at which the background is detected and removed. */
const analysedPixels = 384;

/**
 * A logo in black without its background, trimmed to its edges, because the page shows all logos in one
 * colour.
 * @param picture a PNG, JPEG or WebP file
 */
export async function bitmapGraphic(picture: Buffer): Promise<BitmapGraphic> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize({
      height: analysedPixels,
      width: analysedPixels * 12,
      fit: "inside",
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const alpha = withoutBackground(pixels, backgroundOf(pixels));
  const black = Buffer.alloc(data.length);
  alpha.forEach((value, index) => black.writeUInt8(value, index * 4 + 3));
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const trimmed = await sharp(black, { raw })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 16 })
    .png()
    .toBuffer();
  const graphic = await sharp(trimmed)
    .resize({ height: logoPixels })
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  return { webp: graphic.data, width: graphic.info.width, height: graphic.info.height };
}
