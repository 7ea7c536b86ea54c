import { isTransparent } from "../read/pictureLook";
import type { PictureReading, Site } from "../read/reading";
import { picturesOf, type PictureReference } from "./pictures";

/** Whether the picture is a cut-out product, which the page shows whole. */
const isCutOut = ({ cutOutMinWidth }: PictureReference, picture: PictureReading) =>
  cutOutMinWidth !== undefined && picture.pixels !== undefined && isTransparent(picture.pixels);

function tooNarrow(reference: PictureReference, picture: PictureReading) {
  const { target, cutOutMinWidth } = reference;
  const minWidth = isCutOut(reference, picture) ? cutOutMinWidth : reference.minWidth;
  const width = picture.width;
  if (width === undefined || minWidth === undefined || width >= minWidth) return undefined;
  return `${target} is ${width} px wide; its place on the page needs at least ${minWidth} px`;
}

/** Returns a message if a photo has a real height, or a cut-out product has none. */
function heightFault(
  { target, cutOutMinWidth, hasRealHeight }: PictureReference,
  picture: PictureReading,
) {
  if (cutOutMinWidth === undefined || !picture.pixels) return undefined;
  if (hasRealHeight === isTransparent(picture.pixels)) return undefined;
  return hasRealHeight
    ? `${target} has a background; delete heightMm, or use a picture with a transparent background`
    : `${target} has a transparent background; add heightMm to show it whole`;
}

/** The page crops pictures; cropping by a larger factor is a problem. */
const mostCropped = 2.5;

/** Cropping by a larger factor is a hint: the subject may be cut off. */
const muchCropped = 1.5;

/** Returns the factor by which the page crops a picture, and messages about it. */
function cropOf(reference: PictureReference, picture: PictureReading) {
  const { target, shape, hasRealHeight } = reference;
  if (hasRealHeight && isCutOut(reference, picture)) return undefined;
  const { width, height } = picture;
  if (!width || !height || !shape) return undefined;
  const ratio = width / height / (shape[0] / shape[1]);
  const factor = Math.max(ratio, 1 / ratio);
  const message = `${target} is ${width} × ${height} px; its place on the page has the shape ${shape.join(":")}`;
  return { factor, message, seen: `and shows about ${Math.round(100 / factor)} % of it` };
}

/** Reports pictures that do not fit their place on the page. */
export function checkPictureFit({ texts, pictures }: Site): void {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  for (const text of texts)
    for (const reference of picturesOf(text)) {
      const { file } = text;
      const { target, point, hasRealHeight } = reference;
      const picture = byPath.get(target);
      if (!picture) continue;
      const height = heightFault(reference, picture);
      if (height && !hasRealHeight) file.info(height, point, "image-background");
      const crop = cropOf(reference, picture);
      const isCropped = crop && crop.factor >= mostCropped;
      const faults = [
        ["image-too-small", tooNarrow(reference, picture)],
        ["image-background", hasRealHeight && height],
        ["image-shape", isCropped && `${crop.message}; crop it`],
      ] as const;
      const [rule, message] = faults.find(([, fault]) => fault) ?? [];
      if (message) file.message(message, point, rule);
      else if (crop && crop.factor > muchCropped)
        file.info(`${crop.message} ${crop.seen}; crop it yourself`, point, "image-shape");
    }
}
