import type { Site } from "../read/reading";
import { tolerance, unseenTheme, type DrawnLook } from "../read/drawnLook";
import { picturesOf, type PictureReference } from "./pictures";

/** The share of a logo's outlines that the partners' strip may hide. */
const mostHidden = 0.35;

/** Returns how the page differs from the file. The strip shows logos in a colour of its own. */
function difference({ kind, target }: PictureReference, { lost, changed, hasLetters }: DrawnLook) {
  if (kind === "logo" && hasLetters)
    return `visitors see the letters of ${target} in another font; turn them into outlines in the drawing program, or save it as PNG`;
  if (kind === "logo" ? lost <= tolerance : changed <= tolerance) return undefined;
  const how = kind === "logo" ? "as PNG" : "as plain SVG";
  return `the page cannot show ${target} as it is, because it has a style, mask or transform that only some programs read; save it ${how}`;
}

/** Returns what visitors cannot see. */
function hidden({ kind, target }: PictureReference, look: DrawnLook): string | undefined {
  if (look.isBlock)
    return `${target} is one plain area from edge to edge; save its shape without a background`;
  if (kind === "logo")
    return look.unseen.inOneColour > mostHidden
      ? `the page shows logos in one colour, which hides what is inside the shapes of ${target}; ask for a logo in one colour without a background`
      : undefined;
  const theme = unseenTheme(look);
  return theme
    ? `most of ${target} cannot be seen on the ${theme} page; run npm run fix:content, or choose other colours`
    : undefined;
}

/** Compares icons and logos with what the page shows of them. */
export function checkDrawings({ texts, pictures }: Site): void {
  const looks = new Map(pictures.map(({ path, look }) => [path, look]));
  for (const text of texts)
    for (const reference of picturesOf(text)) {
      const look = looks.get(reference.target);
      if (!look) continue;
      const fault = difference(reference, look);
      if (fault) text.file.message(fault, reference.point, "svg");
      const hint = fault ? undefined : hidden(reference, look);
      if (hint) text.file.info(hint, reference.point, "svg");
    }
}
