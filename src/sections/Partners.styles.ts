import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandPadding, centred, edge, gutter, space, widths } from "../theme/space";
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
  ...centred,
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

const travel = keyframes({ to: { transform: "translateX(-50%)" } });

export const controls = css({
  display: "flex",
  justifyContent: "flex-end",
  padding: `0 ${edge}`,
  // Without scripts or with reduced motion nothing moves, so there is nothing to pause.
  "html:not(.js) &": { display: "none" },
  [media.reducedMotion]: { display: "none" },
});

export const strip = css({ overflow: "hidden" });

/** The second list is the copy that makes the loop seamless; it is rendered only where the strip moves. */
export const track = css({
  "& > ul + ul": { display: "none" },
  [media.motion]: {
    'html.js &[data-state="running"]': {
      display: "flex",
      width: "max-content",
      animation: `${travel} 40s linear infinite`,
      "&:hover": { animationPlayState: "paused" },
      "& > ul": {
        display: "flex",
        justifyContent: "space-around",
        gap: space.band,
        minWidth: "100vw",
        padding: `${space.medium}px ${space.band / 2}px`,
      },
    },
  },
});

export const row = css({
  display: "flex",
  alignItems: "center",
  margin: 0,
  padding: `${space.base}px ${edge}`,
  listStyle: "none",
});

/** Where the strip does not move, the items start at the page's left edge and wrap. */
export const list = css(row, { flexWrap: "wrap", gap: `${space.medium}px ${space.large}px` });
