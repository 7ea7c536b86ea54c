/** Width and height of a drawing's viewBox, in its own units. */
export interface Grid {
  width: number;
  height: number;
}

/** The minimum and maximum of width divided by height; other drawings are mistakes. */
const proportions = { min: 1 / 4, max: 12 };

/** Parses a viewBox such as `0 0 48 48`; undefined if it is not valid. */
export function gridOf(viewBox: string | undefined): Grid | undefined {
  const [, , width = 0, height = 0, ...more] =
    viewBox
      ?.trim()
      .split(/\s*,\s*|\s+/)
      .map(Number) ?? [];
  return width > 0 && height > 0 && more.length === 0 ? { width, height } : undefined;
}

/** Returns what is wrong with a drawing's grid; undefined if it can be used. */
export function gridFault(grid: Grid | undefined): string | undefined {
  if (!grid) return '<svg> needs a viewBox such as "0 0 48 48"';
  const shape = grid.width / grid.height;
  return shape < proportions.min || shape > proportions.max
    ? `the drawing is ${grid.width} wide and ${grid.height} high; no place on the page has that shape; crop it`
    : undefined;
}
