import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { space } from "../theme/space";

/** Cuts off what lies beside the slide that is shown, but not the ring around what has the focus. */
const frame = { overflow: "clip", overflowClipMargin: 6 } as const;

/**
 * The box of the slides, with the structural part of slick-carousel's style sheet, whose theme brings
 * fonts as data addresses. It stands here, in the HTML, long before slick comes: rules that came with
 * it would make the browser style and lay out the whole page again.
 */
export const box = css({
  ...frame,
  // Slick measures its box; a box that grows with its content would never stop growing.
  minWidth: 0,
  // Up and down the finger scrolls, two fingers zoom; sideways it swipes.
  touchAction: "pan-y pinch-zoom",
  // Slick lifts the slide that is shown by 999; without a stack of its own it covers the buttons on it.
  isolation: "isolate",
  "& .slick-slider": { position: "relative" },
  "& .slick-list": { ...frame, minWidth: 0 },
  "& .slick-track": { display: "flex" },
  "& .slick-slide": { flex: "none", minWidth: 0 },
  "& .slick-slide > div": { height: "100%" },
  // On paper the slides stand below each other; slick writes its own styles into the elements.
  [media.print]: {
    "& .slick-track": { display: "block", width: "auto !important" },
    "& .slick-slide": {
      left: "auto !important",
      width: "auto !important",
      opacity: "1 !important",
      // Paper shows the first moment of a change, in which the other slides are not there yet.
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
  // Without scripts nothing shows that the row goes on; the slides stand below each other.
  "html:not(.js) &": { flexDirection: "column", gap: space.band },
  "& > *": { flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start" },
});

/** All slides are as high as the highest. */
export const slide = css({ height: "100%" });
