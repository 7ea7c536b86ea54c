import { optimize, type CustomPlugin } from "svgo";
import { readDrawing } from "../../../src/model/drawings/readDrawing";
import { compare, lookOf, renderIn, tolerance, unseenTheme } from "../check/read/drawnLook";

/** Prepares a drawing for the text's colour: parts have no other, and those without any, which are black, get it. */
const inherit: CustomPlugin = {
  name: "inherit",
  fn: () => ({
    element: {
      enter({ attributes }, parent) {
        delete attributes.color;
        if (parent.type === "root") attributes.fill ??= "currentColor";
      },
    },
  }),
};

/** The share of ink that may differ, because of rounding: less than any part of an icon. */
const rounding = 0.005;

/**
 * Gives an icon of a single colour the colour of the text, if it cannot be seen on one of the page's backgrounds.
 * @returns the SVG file; undefined if there is nothing to change, or more than one colour
 */
export async function fixIcon(source: string): Promise<string | undefined> {
  const drawing = readDrawing(source);
  if (drawing.faults.length > 0) return undefined;
  const look = await lookOf(source, drawing);
  if (!unseenTheme(look) || look.changed > tolerance) return undefined;
  // Grey, in which parts that have the text's colour already differ from the others.
  const before = await renderIn("gray", drawing);
  const alphas = before.pixels.filter((_value, at) => at % 4 === 3);
  const alpha = Math.max(...alphas);
  const at = 4 * alphas.indexOf(alpha);
  const colour = before.pixels.slice(at, at + 3).map((value) => (value * 255) / alpha);
  const plugins = [{ name: "convertColors" as const, params: { currentColor: true } }, inherit];
  const file = optimize(drawing.file, { plugins }).data;
  const fixedIn = async (text: string) =>
    compare(before, await renderIn(text, { ...drawing, file }));
  const inItsColour = await fixedIn(`rgb(${colour.join()})`);
  // The colour of a mask is its opacity: with it, the shape would depend on the text's colour.
  const inWhite = await fixedIn("white");
  return inItsColour.changed < rounding && inWhite.lost < rounding ? file : undefined;
}
