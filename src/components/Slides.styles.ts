import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { space } from "../theme/space";

/** Cuts off what lies beside the slide that is shown, but not the ring around what has the focus. */
export const frame = { overflow: "clip", overflowClipMargin: 6 } as const;

/** Slick measures its box; a box that grows with its content would never stop growing. */
export const box = css({
  ...frame,
  minWidth: 0,
  // Up and down the finger scrolls, two fingers zoom; sideways it swipes.
  touchAction: "pan-y pinch-zoom",
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
