import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { edge, gutter, headerHeight, space, widths } from "../theme/space";
import { nightSurface } from "../theme/surfaces";
import { type } from "../theme/typography";

/** From this width of the screen in px the picture moves inwards, so that the product stays in line with the bands below. */
const pictureStart = 1600;

/** Text left and product right on wide screens; text above the product on tall ones. */
export const root = css(nightSurface, {
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
  display: "grid",
  gap: space.medium,
  justifyItems: "start",
  maxWidth: "58%",
  padding: `${space.huge}px 0 ${space.huge}px ${edge}`,
  [media.portrait]: { gridArea: "auto", maxWidth: "none", padding: `${space.large}px ${gutter} 0` },
});

export const title = css({
  ...type.display,
  margin: 0,
  maxWidth: "11ch",
  overflowWrap: "anywhere",
});

export const subtitle = css({
  ...type.lead,
  margin: 0,
  maxWidth: widths.lead,
  color: colours.text,
});

export const picture = css({
  zIndex: layers.picture,
  gridArea: "1 / 1",
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: `max(0px, calc((100% - ${pictureStart}px) / 2))`,
  // As high as the band, so that the product stands whole.
  width: "auto",
  height: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "78% 50%",
  maskImage: "linear-gradient(to right, transparent, black 20%, black 90%, transparent)",
  [media.portrait]: {
    position: "static",
    gridArea: "auto",
    width: "100%",
    height: "auto",
    aspectRatio: "10 / 9",
    objectPosition: "50% 100%",
    // The picture is cut above the product; its glow fades into the ground instead of ending in a line.
    maskImage: "linear-gradient(transparent, black 24%)",
  },
  [media.forcedColours]: { maskImage: "none" },
  [media.print]: { maskImage: "none" },
});
