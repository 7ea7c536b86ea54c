import sharp from "sharp";
import { groundOf, withoutGround } from "../../model/drawings/ground";

/** A mark that was a picture: a WebP file of one colour on nothing. */
interface PictureMark {
  webp: Buffer;
  /** In px. */
  width: number;
  height: number;
}

/** In px; the strip draws logos at half of it, for screens with two pixels to one. */
const markPixels = 96;

/** In px; as much as is worth looking at before the ground is taken away. */
const readPixels = 384;

/**
 * A logo in black without the ground that it was saved on, cut off at its edges, because the page
 * gives all logos one colour of its own.
 * @param picture a PNG, JPEG or WebP file
 */
export async function pictureMark(picture: Buffer): Promise<PictureMark> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize({ height: readPixels, width: readPixels * 12, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const alpha = withoutGround(pixels, groundOf(pixels));
  const black = Buffer.alloc(data.length);
  alpha.forEach((value, index) => black.writeUInt8(value, index * 4 + 3));
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const trimmed = await sharp(black, { raw })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 16 })
    .png()
    .toBuffer();
  const mark = await sharp(trimmed)
    .resize({ height: markPixels })
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  return { webp: mark.data, width: mark.info.width, height: mark.info.height };
}
