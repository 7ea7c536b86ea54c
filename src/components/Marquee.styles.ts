import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { edge, space } from "../theme/space";

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
