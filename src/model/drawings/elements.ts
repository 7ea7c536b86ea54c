/** The elements that a drawing may be made of. */
export const drawingElements: ReadonlySet<string> = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "title",
  "desc",
  "metadata",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "pattern",
]);

/** Those that say something about the drawing instead of drawing. */
export const unseenElements: ReadonlySet<string> = new Set(["title", "desc", "metadata"]);
