import { contrast, luminance } from "../browser/support/luminance";
import { themes, type ColourRole } from "../../src/theme/colours";

/** The contrast of two colours written as #RRGGBB. */
const contrastOf = (...colours: readonly [string, string]) => {
  const [one, other] = colours.map((hex) =>
    luminance([1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16))),
  );
  return contrast(one!, other!);
};

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
    expect(contrastOf(themes[theme][text], themes[theme][surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)("%s is distinguishable on %s", (mark, surface) => {
    expect(contrastOf(themes[theme][mark], themes[theme][surface])).toBeGreaterThanOrEqual(3);
  });
});

it("distinguishes the current dot of the showcase, which is dark in both themes", () => {
  const { action, ground } = themes.dark;
  expect(contrastOf(action, ground)).toBeGreaterThanOrEqual(3);
});
