import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandPadding, gutter, space, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  display: "grid",
  // The strip is wider than the viewport; the text above and below it is not.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.medium,
  padding: `${bandPadding} 0`,
  overflow: "hidden",
});

export const inner = css({
  display: "grid",
  gap: space.base,
  boxSizing: "border-box",
  width: "100%",
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `0 ${gutter}`,
});

export const note = css({
  ...type.small,
  margin: 0,
  maxWidth: widths.lead,
  color: colours.mutedText,
});

export const logo = css({
  display: "block",
  height: "clamp(36px, 3vw, 44px)",
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
  objectPosition: "0 50%",
  // Turns logos of any colour into one muted grey in both themes.
  filter: "brightness(0) invert(1)",
  opacity: 0.66,
  'html[data-theme="light"] &': { filter: "brightness(0)", opacity: 0.6 },
  [media.print]: { filter: "brightness(0)" },
});
