import type { Site } from "../read/reading";
import { shownPictures, type ShownPicture } from "./pictures";

/** Whether the picture is a cut-out product, which the page shows whole. */
const isCutOut = ({ cutOutMinWidth, isTransparent }: ShownPicture) =>
  cutOutMinWidth !== undefined && isTransparent;

function tooNarrow(picture: ShownPicture) {
  const { target, width = Infinity, minWidth = 0, cutOutMinWidth = 0 } = picture;
  const needed = isCutOut(picture) ? cutOutMinWidth : minWidth;
  return width >= needed
    ? undefined
    : `${target} is ${width} px wide; its place on the page needs at least ${needed} px`;
}

/** Returns a message if a photo has a real height, or a cut-out product has none. */
function heightFault({ target, cutOutMinWidth, isTransparent, hasRealHeight }: ShownPicture) {
  if (cutOutMinWidth === undefined || isTransparent === undefined) return undefined;
  if (hasRealHeight === isTransparent) return undefined;
  return hasRealHeight
    ? `${target} has a background; delete heightMm, or use a picture with a transparent background`
    : `${target} has a transparent background; add heightMm to show it whole`;
}

/** The page crops pictures; cropping by a larger factor is a problem. */
const mostCropped = 2.5;

/** Cropping by a larger factor is a hint: the subject may be cut off. */
const muchCropped = 1.5;

/** Returns the factor by which the page crops a picture, and a message about it. */
function cropOf(picture: ShownPicture) {
  const { target, shape, width, height, hasRealHeight } = picture;
  if (!width || !height || !shape || (hasRealHeight && isCutOut(picture))) return undefined;
  const ratio = width / height / (shape[0] / shape[1]);
  const message = `${target} is ${width} × ${height} px; its place on the page has the shape ${shape.join(":")}`;
  return { factor: Math.max(ratio, 1 / ratio), message };
}

const background =
  "has a background, and the page would show it as one plain area; ask for the logo as SVG or PNG with a transparent background";

const blot =
  "has shapes in several colours inside each other, which run together, because the page shows logos in one; ask for a logo in one colour";

const margins =
  "has empty margins, and heightMm is the height of the whole picture; crop it to its edges";

const unseen = "cannot be seen on its dark background, at least in part; choose light colours";

/** Reports what cannot be a logo, and gives hints about what visitors cannot see of logos and drawings. */
function checkShapes(picture: ShownPicture): void {
  const { file, kind, target, point, seen = [], height = NaN, ...look } = picture;
  const hint = (words: string) => file.info(`${target} ${words}`, point, "svg");
  if (kind === "logo" && look.isTransparent === false)
    file.message(`${target} ${background}`, point, "image-background");
  else if (kind === "logo" && look.isBlotInOneColour) hint(blot);
  // The strip shows logos 48 px high.
  else if (kind === "logo" && Math.min(...seen) < 24)
    hint(`shows only about ${seen.join(" × ")} px that can be seen; ask for a larger logo`);
  else if (look.hasRealHeight && isCutOut(picture) && Number(seen[1]) < 0.9 * height) hint(margins);
  else if (kind === "drawing" && look.isUnseenOnNight) hint(unseen);
}

/** Reports pictures that do not fit their place on the page. */
export function checkPictureFit(site: Site): void {
  for (const picture of shownPictures(site)) {
    const { file, point, hasRealHeight } = picture;
    const height = heightFault(picture);
    if (height && !hasRealHeight) file.info(height, point, "image-background");
    const { factor = 1, message: crop } = cropOf(picture) ?? {};
    const faults = [
      ["image-too-small", tooNarrow(picture)],
      ["image-background", hasRealHeight && height],
      ["image-shape", factor >= mostCropped && `${crop}; crop it`],
    ] as const;
    const [rule, message] = faults.find(([, fault]) => fault) ?? [];
    const seen = `and shows about ${Math.round(100 / factor)} % of it`;
    if (message) file.message(message, point, rule);
    else if (factor > muchCropped)
      file.info(`${crop} ${seen}; crop it yourself`, point, "image-shape");
    checkShapes(picture);
  }
}
