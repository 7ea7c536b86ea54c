import sharp from "sharp";
import { isTransparent } from "../model/isTransparent";
import { asViewersDo } from "../model/asViewersDo";

/** A logo made from a bitmap: a WebP file in one colour on a transparent background. */
interface BitmapGraphic {
  file: Buffer;
  /** In px. */
  width: number;
  height: number;
}

/** In px; the strip shows logos at half this height, for screens with a pixel ratio of 2. */
const logoPixels = 96;

/** In px; the resolution at which the background is removed. */
const analysedPixels = 384;

/**
 * A logo in black without its background, trimmed to its edges, because the page shows all logos in one
 * colour. If the background is not transparent, the contrast to the top left pixel becomes the opacity.
 * @param picture a PNG, JPEG or WebP file
 */
export async function bitmapGraphic(picture: Buffer): Promise<BitmapGraphic> {
  const { data, info } = await sharp(picture, asViewersDo)
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
  const { width, height } = info;
  const logo = sharp(data, { raw: { width, height, channels: 4 } });
  const isDark = (data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0) < 3 * 128;
  const opacity = isTransparent(data)
    ? logo.extractChannel("alpha")
    : logo.removeAlpha().greyscale().normalise().negate(!isDark);
  const black = { width, height, channels: 3 as const, background: "#000" };
  const trimmed = await sharp({ create: black })
    .joinChannel(await opacity.extractChannel(0).raw().toBuffer(), {
      raw: { width, height, channels: 1 },
    })
    .png()
    .toBuffer();
  const graphic = await sharp(
    await sharp(trimmed).trim({ background: "#0000", threshold: 16 }).png().toBuffer(),
  )
    .resize({ height: logoPixels })
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  return { file: graphic.data, width: graphic.info.width, height: graphic.info.height };
}
