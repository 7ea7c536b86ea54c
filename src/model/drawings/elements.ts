/** The SVG elements that are allowed in a drawing. */
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

/** The elements that describe the drawing and are not rendered. */
export const unseenElements: ReadonlySet<string> = new Set(["title", "desc", "metadata"]);
