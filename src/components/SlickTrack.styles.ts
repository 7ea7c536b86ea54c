import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { frame } from "./Slides.styles";

// The structural part of slick-carousel's style sheet; its theme brings fonts as data addresses.
export const structure = css({
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
