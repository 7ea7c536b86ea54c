import type { TextReading } from "../read/reading";

/** Reports drawings and signs whose section the document does not have. */
export function checkDrawingPlaces({ file, body, values }: TextReading): void {
  if (!body?.isDocument) return;
  const sections = body.anchors.filter(({ heading }) => heading.depth === 2).map(({ id }) => id);
  for (const { path, value, point } of values) {
    if (path.at(-1) !== "section" || sections.includes(String(value))) continue;
    const message = `no ## heading here has the address #${String(value)}; use one of ${sections.join(", ")}`;
    file.message(message, point, "drawing-place");
  }
}
