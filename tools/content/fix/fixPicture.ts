import sharp from "sharp";
import { asViewersDo } from "../../../src/model/asViewersDo";
import { endOfPng, hasPlace, isLargePicture } from "../check/read/pictureFile";

/** In px: larger than the site shows a picture on any screen. */
const longestSide = 3200;

/** Of JPEG and WebP: high enough that the difference is invisible. */
const quality = 92;

/**
 * Applies the rotation in a photo's metadata, shrinks a photo that is far too large, and removes what the picture does
 * not show: the place where a photo was taken, and the rest of a screenshot that a program has cropped. Returns what was changed, too.
 */
export async function fixPicture(original: Buffer) {
  const bytes = original.subarray(0, endOfPng(original));
  const isCut = bytes.length < original.length;
  const unchanged = { bytes, done: isCut ? ["cut off what was below its end"] : [] };
  const read = () => sharp(bytes, { limitInputPixels: false, ...asViewersDo });
  const metadata = await read().metadata();
  const { width, height, orientation = 1, format, pages = 1 } = metadata;
  const isLarge = isLargePicture(bytes.length, width * height);
  if (pages > 1) return unchanged;
  if (format !== "jpeg" && format !== "png" && format !== "webp") return unchanged;
  const isPlaced = hasPlace(metadata);
  if (orientation === 1 && !isLarge && !isPlaced) return unchanged;
  const upright = read().rotate().keepIccProfile();
  const fitting = { width: longestSide, height: longestSide, fit: "inside" } as const;
  const picture = isLarge ? upright.resize({ ...fitting, withoutEnlargement: true }) : upright;
  const fixed = await picture
    .toFormat(format, format === "png" ? {} : { quality })
    .toBuffer({ resolveWithObject: true });
  const size = `${fixed.info.width} × ${fixed.info.height} px`;
  if (orientation === 1 && !isPlaced && fixed.data.length >= bytes.length) return unchanged;
  const done = [
    ...unchanged.done,
    orientation > 1 && "turned it upright",
    isLarge && `made it smaller: ${size}`,
    isPlaced && "removed the place where it was taken, or its film",
  ];
  return { bytes: fixed.data, done: done.filter((one) => one !== false) };
}
