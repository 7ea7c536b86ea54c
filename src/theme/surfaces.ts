import { css } from "@emotion/react";
import { media } from "./breakpoints";
import { colours, themeVariables } from "./colours";

/** A sheet that is light in both themes: what is meant for paper, and read in the sun. */
export const paperSurface = css({
  ...themeVariables("light"),
  background: colours.raised,
  color: colours.text,
});

/** A band that is dark in both themes: the ground on which the dark pictures lie without a frame. */
export const nightSurface = css({
  ...themeVariables("dark"),
  background: colours.ground,
  color: colours.text,
  // Paper is white, and browsers print no grounds.
  [media.print]: { ...themeVariables("light"), background: "none" },
});
