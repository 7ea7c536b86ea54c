import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { motion } from "../theme/motion";
import { layers } from "../theme/layers";
import { edge, gutter, headerHeight, space, stack, widths, wrapped } from "../theme/space";
import { fluid, rem, type } from "../theme/typography";

/**
 * From this viewport width in px the picture moves inwards, so that the product stays aligned with the
 * sections below.
 */
const pictureStart = 1600;

const dark = keyframes({ from: { opacity: 0.4 } });

/** Text on the left and product on the right in landscape; text above the product in portrait. */
export const root = css({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  minHeight: `min(calc(100svh - ${headerHeight}px), 1080px)`,
  alignItems: "center",
  [media.portrait]: { minHeight: 0, alignItems: "start" },
});

export const words = css({
  zIndex: layers.text,
  gridArea: "1 / 1",
  ...stack(space.base),
  justifyItems: "start",
  maxWidth: "58%",
  padding: `${space.large}px 0 ${space.large}px ${edge}`,
  [media.portrait]: {
    gridArea: "auto",
    maxWidth: "none",
    padding: `${space.medium}px ${gutter} 0`,
    // A phone on its side: the app buttons are on the first screen.
    [media.low]: { gap: space.snug, paddingTop: space.small },
  },
});

/** Where there is room, each sentence begins a line. */
export const title = css({
  ...type.display,
  // In a low window the buttons below it are on the first screen too.
  fontSize: `min(${type.display.fontSize}, max(${rem(32)}, 10.2vh))`,
  maxWidth: "8.6em",
  [media.sentences]: { "& > span": { display: "block" } },
  [media.portrait]: {
    // On a phone, so large that “built by the book.” fits on one line.
    fontSize: `max(${fluid(39, 8.3, 84, 14)}, min(10.8vw, ${rem(46)}))`,
    [media.low]: { maxWidth: "none", fontSize: fluid(28, 5.4, 44, 14) },
  },
});

export const subtitle = css(type.lead, {
  textWrap: "balance",
  [media.portrait]: { [media.low]: { maxWidth: "none" } },
});

export const buttons = css({
  ...stack(space.medium),
  justifyItems: "start",
  marginTop: space.small,
  [media.small]: { justifyItems: "stretch", width: "100%" },
});

/** The price and the hours, if the owner has filled them in. */
export const answers = css({
  ...type.small,
  ...wrapped(`${space.tiny}px ${space.base}px`),
  maxWidth: widths.lead,
  color: colours.mutedText,
});

export const picture = css({
  zIndex: layers.picture,
  gridArea: "1 / 1",
  position: "absolute",
  top: 0,
  insetInlineEnd: `max(0px, (100% - ${pictureStart}px) / 2)`,
  // As tall as the section, but on the first screen the whole product is visible, and beside the title.
  width: "auto",
  height: `min(100%, calc(100vh - ${headerHeight}px), 72vw)`,
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "78% 50%",
  [media.portrait]: {
    position: "static",
    gridArea: "auto",
    width: "100%",
    height: "auto",
    aspectRatio: "10 / 9",
    [media.low]: { maxHeight: `calc(100vh - ${headerHeight}px)` },
    objectPosition: "50% 100%",
    // The picture is cropped above the product; the mask fades its glow and its floor into the background
    // instead of ending in a line.
    maskImage: "linear-gradient(transparent, black 24%, black 82%, transparent)",
  },
  // The steel comes out of the dark while the stripes draw, and ends with them. The first frame paints the picture.
  [media.motion]: { animation: `${dark} ${motion.reveal}ms ${motion.curve}` },
});
