import { css } from "@emotion/react";
import { media } from "./breakpoints";
import { colours, themeVariables } from "./colours";

/** A band that is dark in both themes: the ground on which the dark pictures lie without a frame. */
export const nightSurface = css({
  ...themeVariables("dark"),
  background: colours.ground,
  color: colours.text,
  // Paper is white, and browsers print no grounds.
  [media.print]: { ...themeVariables("light"), background: "none" },
});
