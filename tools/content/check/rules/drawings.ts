import type { Pixels } from "../read/decodePicture";
import { isBlotInOneColour, isTransparent, isUnseenOnNight } from "../read/pictureLook";
import type { PictureReading, Site } from "../read/reading";
import { picturesOf, type PictureReference } from "./pictures";

/** A longer logo would be a hairline in the strip. */
const longestLogo = 12;

/** Returns why a picture cannot be a logo; undefined if it can. */
function logoFault({ width = 1, height = 1 }: PictureReading, pixels: Pixels): string | undefined {
  if (!isTransparent(pixels))
    return "has a background, and the page would show it as one plain area; ask for the logo as SVG or PNG with a transparent background";
  return Math.max(width / height, height / width) > longestLogo
    ? `is ${width} × ${height} px; a logo is at most ${longestLogo} times as long as it is high; crop it`
    : undefined;
}

/** Returns what visitors cannot see of a drawing or logo. */
function hidden({ kind }: PictureReference, pixels: Pixels): string | undefined {
  if (kind === "logo")
    return isBlotInOneColour(pixels)
      ? "has shapes in several colours inside each other, which run together, because the page shows logos in one; ask for a logo in one colour"
      : undefined;
  return kind === "drawing" && isUnseenOnNight(pixels)
    ? "cannot be seen on its dark background, at least in part; choose light colours"
    : undefined;
}

/** Reports what cannot be a logo, and gives hints about what visitors cannot see of logos and drawings. */
export function checkDrawings({ texts, pictures }: Site): void {
  const read = new Map(pictures.map((picture) => [picture.path, picture]));
  for (const text of texts)
    for (const reference of picturesOf(text)) {
      const { kind, target, point } = reference;
      const picture = read.get(target);
      if (!picture?.pixels) continue;
      const fault = kind === "logo" ? logoFault(picture, picture.pixels) : undefined;
      const hint = hidden(reference, picture.pixels);
      if (fault) text.file.message(`${target} ${fault}`, point, "image-background");
      else if (hint) text.file.info(`${target} ${hint}`, point, "svg");
    }
}
