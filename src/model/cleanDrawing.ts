import { optimize } from "svgo";

/**
 * Returns an SVG file as it is published: with a viewBox, and without scripts and the private data of drawing programs.
 * Throws if it is not XML.
 */
export const cleanDrawing = (source: string): string =>
  optimize(source, { plugins: ["preset-default", "removeDimensions", "removeScripts"] }).data;
