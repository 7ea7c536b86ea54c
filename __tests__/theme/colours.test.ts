import { themes, type ColourRole } from "../../src/theme/colours";

/** The relative luminance of a colour written as #RRGGBB (WCAG 2.2, definitions). */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colours and their backgrounds, wherever the styles combine the two. */
const texts: readonly [ColourRole, ColourRole][] = [
  ["text", "ground"],
  ["text", "panel"],
  ["text", "raised"],
  ["mutedText", "ground"],
  ["mutedText", "panel"],
  ["mutedText", "raised"],
  ["accentText", "ground"],
  ["link", "ground"],
  ["link", "panel"],
  ["onAction", "action"],
  ["onAction", "actionHover"],
  ["danger", "panel"],
  ["onDanger", "danger"],
];

/** Outlines and marks that identify a control or its state, and their backgrounds. */
const marks: readonly [ColourRole, ColourRole][] = [
  ["controlBorder", "ground"],
  ["controlBorder", "panel"],
  ["controlBorder", "raised"],
  ["focus", "ground"],
  ["focus", "panel"],
  ["focus", "raised"],
  ["accentText", "ground"],
  ["accentText", "panel"],
  ["accentText", "raised"],
  ["success", "ground"],
  ["danger", "ground"],
  ["flame", "ground"],
];

describe.each(["dark", "light"] as const)("in the %s theme", (theme) => {
  it.each(texts)("%s is readable on %s", (text, surface) => {
    expect(contrast(themes[theme][text], themes[theme][surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)("%s is distinguishable on %s", (mark, surface) => {
    expect(contrast(themes[theme][mark], themes[theme][surface])).toBeGreaterThanOrEqual(3);
  });
});

it("distinguishes the current dot of the showcase, which is dark in both themes", () => {
  const { action, ground } = themes.dark;
  expect(contrast(action, ground)).toBeGreaterThanOrEqual(3);
});
