import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { space } from "../theme/space";

/**
 * The box of the slides, with the structural part of slick-carousel's style sheet (its theme embeds fonts
 * as data URLs). It is in the HTML before slick loads: rules that loaded with slick would make the browser
 * restyle and re-layout the whole page.
 */
export const box = css({
  // Clips everything outside the current slide except focus rings; Safari 15 clips the rings too.
  overflow: ["hidden", "clip"],
  overflowClipMargin: 6,
  // Slick measures its box; a box that grows with its content would grow forever.
  minWidth: 0,
  // The browser handles vertical scrolling and pinch zoom; horizontal moves are swipes.
  touchAction: "pan-y pinch-zoom",
  // Slick gives the current slide z-index 999; without a stacking context it would cover the buttons on it.
  isolation: "isolate",
  "& .slick-track": { display: "flex" },
  "& .slick-slide": { flex: "none", minWidth: 0 },
  "& .slick-slide > div": { height: "100%" },
  // On paper the slides are stacked vertically; `!important` overrides slick's inline styles.
  [media.print]: {
    "& .slick-track": { display: "block", width: "auto !important" },
    "& .slick-slide": {
      left: "auto !important",
      width: "auto !important",
      opacity: "1 !important",
      // Printing captures the start of a transition, when the other slides are still invisible.
      transition: "none !important",
    },
  },
});

export const row = css({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "html.js &": { overflowX: "hidden", [media.print]: { flexDirection: "column" } },
  // Without scripts nothing indicates that the row scrolls, so the slides are stacked vertically.
  "html:not(.js) &": { flexDirection: "column", gap: space.band },
  "& > *": { flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start" },
});

/** All slides are as tall as the tallest. */
export const slide = css({ height: "100%" });
