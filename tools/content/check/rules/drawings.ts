import type { Pixels } from "../read/decodePicture";
import { isBlotInOneColour, isTransparent, isUnseenOnNight } from "../read/pictureLook";
import type { Site } from "../read/reading";
import { picturesOf, type PictureReference } from "./pictures";

const background =
  "has a background, and the page would show it as one plain area; ask for the logo as SVG or PNG with a transparent background";

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
      const pixels = read.get(target)?.pixels;
      if (!pixels) continue;
      const hint = hidden(reference, pixels);
      if (kind === "logo" && !isTransparent(pixels))
        text.file.message(`${target} ${background}`, point, "image-background");
      else if (hint) text.file.info(`${target} ${hint}`, point, "svg");
    }
}
