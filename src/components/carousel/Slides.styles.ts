import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { motion, quicklySettled } from "../../theme/motion";
import { space } from "../../theme/space";
import { withoutScripts } from "../../theme/withoutScripts";

const column = { flexDirection: "column", gap: space.large } as const;

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
  // Slick gives the current slide z-index 999; without a stacking context it would cover the buttons on it.
  isolation: "isolate",
  // As tall as a list next to it.
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& .slick-slider, & .slick-list, & .slick-track": { height: "100%" },
  "& .slick-track": { display: "flex" },
  "& .slick-slide": {
    flex: "none",
    minWidth: 0,
    [media.motion]: { transition: `opacity ${motion.leave}ms` },
  },
  // Out first, then in: two slides' words are never printed over each other.
  "& .slick-active": { [media.motion]: { transition: `opacity ${quicklySettled}` } },
  "& .slick-slide > div": { height: "100%" },
  // Slides below each other; `!important` overrides slick's inline styles.
  ...withoutScripts({
    display: "block",
    "& .slick-track": { ...column, width: "auto !important" },
    "& .slick-slide": {
      left: "auto !important",
      width: "auto !important",
      opacity: "1 !important",
    },
  }),
});

export const row = css({
  display: "flex",
  // Wider than the margin that the box does not clip: the next slide would be seen while it fades out.
  gap: space.small,
  ...withoutScripts(column),
  "& > *": { flex: "0 0 100%", minWidth: 0 },
});

/** All slides are as tall as the tallest. */
export const slide = css({ height: "100%" });

/** A slide that is not shown, as soon as it has faded out. */
export const other = css({
  visibility: "hidden",
  order: 1,
  [media.motion]: { transition: `visibility 0s ${motion.leave}ms` },
  ...withoutScripts({ visibility: "visible", order: 0, transition: "none" }),
});
