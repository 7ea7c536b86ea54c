import { optimize, type CustomPlugin } from "svgo";
import { readDrawing } from "../../../src/model/drawings/readDrawing";
import { compare, lookOf, renderIn, tolerance, unseenTheme } from "../check/read/drawnLook";

/** Shapes without a colour are black, unless the root has one. */
const onRoot: CustomPlugin = {
  name: "onRoot",
  fn: () => ({
    element: {
      enter({ attributes }, parent) {
        if (parent.type === "root") attributes.fill ??= "currentColor";
      },
    },
  }),
};

/** The share of ink that may differ, because of rounding: less than any part of an icon. */
const rounding = 0.002;

/**
 * Gives an icon of a single colour the colour of the text, if it cannot be seen on one of the page's backgrounds.
 * @returns the SVG file; undefined if there is nothing to change, or more than one colour
 */
export async function fixIcon(source: string): Promise<string | undefined> {
  const drawing = readDrawing(source);
  if (drawing.faults.length > 0) return undefined;
  const look = await lookOf(source, drawing);
  // Grey, in which parts that have the text's colour already differ from the others.
  const before = await renderIn("gray", drawing);
  const at = before.pixels.findIndex((value, index) => index % 4 === 3 && value === 255) - 3;
  if (!unseenTheme(look) || look.changed > tolerance || at < 0) return undefined;
  const plugins = [{ name: "convertColors" as const, params: { currentColor: true } }, onRoot];
  const file = optimize(drawing.file, { plugins }).data;
  const colour = `rgb(${before.pixels.slice(at, at + 3).join()})`;
  const inItsColour = compare(before, await renderIn(colour, { ...drawing, file }));
  // The colour of a mask is its opacity: with it, the shape would depend on the text's colour.
  const inWhite = compare(before, await renderIn("white", { ...drawing, file }));
  return inItsColour.changed < rounding && inWhite.lost < rounding ? file : undefined;
}
