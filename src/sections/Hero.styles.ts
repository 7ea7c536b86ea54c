import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { edge, gutter, headerHeight, space, stack, widths } from "../theme/space";
import { type } from "../theme/typography";

/**
 * From this viewport width in px the picture moves inwards, so that the product stays aligned with the
 * sections below.
 */
const pictureStart = 1600;

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
  ...stack(space.medium),
  justifyItems: "start",
  maxWidth: "58%",
  padding: `${space.huge}px 0 ${space.huge}px ${edge}`,
  [media.portrait]: {
    gridArea: "auto",
    maxWidth: "none",
    padding: `${space.medium}px ${gutter} 0`,
  },
  [media.small]: { gap: 20 },
});

export const title = css({ ...type.display, maxWidth: "11ch" });

export const subtitle = css(type.lead);

export const price = css(type.groupTitle);

/** Unobtrusive answers to visitors' first questions. */
export const answers = css({
  ...type.small,
  maxWidth: widths.lead,
  color: colours.mutedText,
  // Two lines at 360 px in the fallback font too, so that nothing moves when the font arrives.
  [media.small]: { ...type.fine, fontWeight: 400 },
});

export const picture = css({
  zIndex: layers.picture,
  gridArea: "1 / 1",
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: `max(0px, calc((100% - ${pictureStart}px) / 2))`,
  // As tall as the section, so that the whole product is visible.
  width: "auto",
  height: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "78% 50%",
  // The picture's left edge already has the background's colour; fading it would cause visible banding.
  maskImage: "linear-gradient(to right, black 90%, transparent)",
  [media.portrait]: {
    position: "static",
    gridArea: "auto",
    width: "100%",
    height: "auto",
    aspectRatio: "10 / 9",
    objectPosition: "50% 100%",
    // The picture is cropped above the product; the mask fades its glow into the background instead of
    // ending in a line.
    maskImage: "linear-gradient(transparent, black 24%)",
  },
  [media.forcedColours]: { maskImage: "none" },
  [media.print]: { maskImage: "none" },
});
