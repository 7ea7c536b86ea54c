import { isBlotInOneColour, isTransparent, isUnseenOnNight } from "../read/pictureLook";
import type { Site } from "../read/reading";
import { shownPictures } from "./pictures";

const background =
  "has a background, and the page would show it as one plain area; ask for the logo as SVG or PNG with a transparent background";

const blot =
  "has shapes in several colours inside each other, which run together, because the page shows logos in one; ask for a logo in one colour";

const unseen = "cannot be seen on its dark background, at least in part; choose light colours";

/** Reports what cannot be a logo, and gives hints about what visitors cannot see of logos and drawings. */
export function checkDrawings(site: Site): void {
  for (const { file, kind, target, point, pixels } of shownPictures(site)) {
    if (!pixels) continue;
    const hint = (words: string) => file.info(`${target} ${words}`, point, "svg");
    if (kind === "logo" && !isTransparent(pixels))
      file.message(`${target} ${background}`, point, "image-background");
    else if (kind === "logo" && isBlotInOneColour(pixels)) hint(blot);
    else if (kind === "drawing" && isUnseenOnNight(pixels)) hint(unseen);
  }
}
