import { css } from "@emotion/react";
import { media } from "./breakpoints";
import { colours, themeVariables } from "./colours";

/** A surface that is light in both themes: for content that is printed or read in sunlight. */
export const paperSurface = css({
  ...themeVariables("light"),
  background: colours.raised,
  color: colours.text,
});

/** A section that is dark in both themes: the background for dark pictures without a frame. */
export const nightSurface = css({
  ...themeVariables("dark"),
  background: colours.ground,
  color: colours.text,
  // Paper is white, and browsers do not print backgrounds.
  [media.print]: { ...themeVariables("light"), background: "none" },
});
