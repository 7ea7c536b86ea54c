/** Width and height of a drawing's viewBox, in its own units. */
export interface Grid {
  width: number;
  height: number;
}

/** Parses a viewBox such as `0 0 48 48`; undefined if it is not valid. */
export function gridOf(viewBox: string | undefined): Grid | undefined {
  const sides = viewBox
    ?.trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  if (sides?.length !== 4 || !sides.every(Number.isFinite)) return undefined;
  const [, , width = 0, height = 0] = sides;
  return width > 0 && height > 0 ? { width, height } : undefined;
}
