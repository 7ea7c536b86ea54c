import { gridOf } from "../../../src/pipeline/drawings/viewBox";

/** Wider or narrower drawings are slips: no icon and no logo is one. */
const proportions = { least: 1 / 4, most: 12 };

/** Why the drawing's grid cannot be used; undefined when it can. */
export function gridFault({ viewBox, width = "", height = "" }: Record<string, string>) {
  const grid = gridOf(viewBox);
  if (grid) {
    const shape = grid.width / grid.height;
    return shape < proportions.least || shape > proportions.most
      ? `the drawing is ${grid.width} wide and ${grid.height} high; no place on the page has that shape`
      : undefined;
  }
  const isMeasured = [width, height].every((side) => /^[\d.]+(?:px)?$/.test(side));
  const meant = isMeasured ? `0 0 ${parseFloat(width)} ${parseFloat(height)}` : "0 0 48 48";
  return `<svg> needs a viewBox such as "${meant}"`;
}
