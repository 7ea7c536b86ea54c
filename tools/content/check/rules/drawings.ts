import type { PictureReading, Site } from "../read/reading";
import { picturesOf, type PictureReference } from "./pictures";

/** Returns what visitors cannot see of a drawing or logo. */
function hidden({ kind, target }: PictureReference, { isOpaque, isUnseen }: PictureReading) {
  if (kind === "logo" && isOpaque)
    return `the page shows ${target} as one plain area; save its shape without a background`;
  return kind === "drawing" && isUnseen
    ? `${target} cannot be seen on its dark background; choose light colours`
    : undefined;
}

/** Gives hints about drawings and logos that visitors cannot see. */
export function hintDrawings({ texts, pictures }: Site): void {
  const read = new Map(pictures.map((picture) => [picture.path, picture]));
  for (const text of texts)
    for (const reference of picturesOf(text)) {
      const picture = read.get(reference.target);
      const hint = picture && hidden(reference, picture);
      if (hint) text.file.info(hint, reference.point, "svg");
    }
}
