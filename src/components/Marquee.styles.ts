import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { gutter, space, widths } from "../theme/space";

const travel = keyframes({ to: { transform: "translateX(-50%)" } });

export const controls = css({
  display: "flex",
  justifyContent: "flex-end",
  padding: `0 ${gutter}`,
  // Nothing moves without scripts or under reduced motion, so there is nothing to stop.
  "html:not(.js) &": { display: "none" },
  [media.reducedMotion]: { display: "none" },
});

export const strip = css({ overflow: "hidden" });

export const track = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  [media.motion]: {
    "html.js &": {
      flexWrap: "nowrap",
      justifyContent: "flex-start",
      width: "max-content",
      animation: `${travel} 40s linear infinite`,
    },
    'html.js &[data-state="paused"], html.js &:hover': { animationPlayState: "paused" },
  },
});

/** Where nothing moves, the items stand in rows. */
export const rows = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.large}px ${space.band}px`,
  width: "100%",
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.large}px ${gutter}`,
  listStyle: "none",
});

/** Where it moves, in one row at least as wide as the screen. */
export const list = css(rows, {
  [media.motion]: {
    "html.js &": {
      flexWrap: "nowrap",
      justifyContent: "space-around",
      width: "auto",
      minWidth: "100vw",
      maxWidth: "none",
      padding: `${space.large}px ${space.band / 2}px`,
    },
  },
});

/** The second copy, which makes the loop endless; only where the strip moves. */
export const copy = css(list, {
  display: "none",
  [media.motion]: { "html.js &": { display: "flex" } },
});
