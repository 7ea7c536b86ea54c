import { themes, type ColourRole } from "../../src/theme/colours";

/** The relative luminance of a colour written as #RRGGBB, 0 to 1 (WCAG 2.2). */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrastOf(...colours: readonly [string, string]) {
  const [dark = 0, light = 0] = colours.map(luminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["ground", "panel", "raised"] as const;

/**
 * The least contrast of a colour with each of its backgrounds, wherever the styles combine the two: 4.5 for text, 3 for
 * outlines and marks that identify a control or its state.
 */
const least: readonly (readonly [ColourRole, number, readonly ColourRole[]])[] = [
  ["text", 4.5, surfaces],
  ["mutedText", 4.5, surfaces],
  ["accentText", 4.5, ["ground"]],
  ["link", 4.5, ["ground", "panel"]],
  ["onAction", 4.5, ["action", "actionHover"]],
  ["danger", 4.5, ["panel"]],
  ["onDanger", 4.5, ["danger"]],
  ["controlBorder", 3, surfaces],
  ["focus", 3, surfaces],
  ["accentText", 3, surfaces],
  ["success", 3, ["ground"]],
  ["danger", 3, ["ground"]],
  ["flame", 3, ["ground"]],
];

describe.each(["dark", "light"] as const)("in the %s theme", (theme) => {
  it.each(least)("%s has a contrast of %d with %j", (role, ratio, grounds) => {
    for (const ground of grounds)
      expect(contrastOf(themes[theme][role], themes[theme][ground])).toBeGreaterThanOrEqual(ratio);
  });
});
