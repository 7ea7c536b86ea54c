import sharp from "sharp";
import { asViewersDo } from "../../../src/model/asViewersDo";
import { isLargePicture } from "../check/read/pictureFile";

/** A fixed picture, and what was changed. */
interface FixedPicture {
  bytes: Buffer;
  done: string[];
}

/** In px: larger than the site shows a picture on any screen. */
const longestSide = 3200;

/** Of JPEG and WebP: high enough that the difference is invisible. */
const quality = 92;

/**
 * Applies the rotation in a photo's metadata, and shrinks a photo that is far too large. Removes metadata, such as the
 * place where it was taken.
 */
export async function fixPicture(bytes: Buffer): Promise<FixedPicture> {
  const unchanged = { bytes, done: [] };
  const read = () => sharp(bytes, { limitInputPixels: false, ...asViewersDo });
  const { width, height, orientation = 1, format, pages = 1 } = await read().metadata();
  const isLarge = isLargePicture(bytes.length, width * height);
  if (pages > 1) return unchanged;
  if (format !== "jpeg" && format !== "png" && format !== "webp") return unchanged;
  if (orientation === 1 && !isLarge) return unchanged;
  const upright = read().rotate().keepIccProfile();
  const fitting = { width: longestSide, height: longestSide, fit: "inside" } as const;
  const picture = isLarge ? upright.resize({ ...fitting, withoutEnlargement: true }) : upright;
  const fixed = await picture
    .toFormat(format, format === "png" ? {} : { quality })
    .toBuffer({ resolveWithObject: true });
  const size = `${fixed.info.width} × ${fixed.info.height} px`;
  if (orientation === 1 && fixed.data.length >= bytes.length) return unchanged;
  const done = [orientation > 1 && "turned it upright", isLarge && `made it smaller: ${size}`];
  return { bytes: fixed.data, done: done.filter((one) => one !== false) };
}
