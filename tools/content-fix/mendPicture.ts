import sharp from "sharp";
import { isLargePicture } from "../content-check/pictures/pictureFile";

/** A picture after the mending, and what was done to it. */
interface MendedPicture {
  bytes: Buffer;
  done: string[];
}

/** In px; more than any screen shows of a picture of this site. */
const longestSide = 3200;

/** High enough that a second look sees no difference; PNG loses nothing anyway. */
const quality = 92;

/**
 * Turns a photo upright that carries a rotation, and makes a far too large one smaller. What it
 * says besides the picture, such as the place where it was taken, goes.
 */
export async function mendPicture(bytes: Buffer): Promise<MendedPicture> {
  const unchanged = { bytes, done: [] };
  const read = () => sharp(bytes, { limitInputPixels: false, failOn: "error" });
  const { width, height, orientation = 1, format, pages = 1 } = await read().metadata();
  const isLarge = isLargePicture(bytes.length, width * height);
  if ((orientation === 1 && !isLarge) || pages > 1) return unchanged;
  if (format !== "jpeg" && format !== "png" && format !== "webp") return unchanged;
  const upright = read().rotate().keepIccProfile();
  const fitting = { width: longestSide, height: longestSide, fit: "inside" } as const;
  const picture = isLarge ? upright.resize({ ...fitting, withoutEnlargement: true }) : upright;
  const mended = await picture
    .toFormat(format, format === "png" ? {} : { quality })
    .toBuffer({ resolveWithObject: true });
  const size = `${mended.info.width} × ${mended.info.height} px`;
  if (orientation === 1 && mended.data.length >= bytes.length) return unchanged;
  const done = [orientation > 1 && "turned it upright", isLarge && `made it smaller: ${size}`];
  return { bytes: mended.data, done: done.filter((one) => one !== false) };
}
