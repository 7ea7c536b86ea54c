import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { bandBox, space, stack, widths } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...stack(space.huge),
  ...bandBox,
  "& > *": { minWidth: 0 },
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    columnGap: space.section,
    alignItems: "start",
    // The calculator is below the title and the drawing.
    "& > :nth-child(3)": { gridColumn: "1 / -1" },
  },
  // Starts a new printed page, so that its title is not the last line of the previous page.
  [media.print]: { breakBefore: "page", paddingTop: space.base },
});

export const head = css({ ...stack(space.base), justifyItems: "start" });

export const introduction = css({ maxWidth: widths.lead });

export const places = css({
  ...stack(space.medium),
  gridTemplateColumns: "clamp(96px, 26vw, 180px) minmax(0, 1fr)",
  alignItems: "center",
});

export const drawing = css({ width: "100%", height: "auto" });

export const numbers = css({
  fill: "none",
  stroke: colours.text,
  strokeWidth: 2,
  strokeLinejoin: "round",
  [media.forcedColours]: { stroke: "CanvasText" },
});

export const stamp = css({ stroke: colours.onAction, strokeWidth: 6, strokeDasharray: "10 4" });

export const placesTitle = css({ ...type.groupTitle, margin: `0 0 ${space.small}px` });

export const placesList = css({
  ...type.small,
  paddingInlineStart: "1.3em",
  "& > li": { marginBottom: space.small },
});

export const fine = css({ ...type.fine, color: colours.mutedText });
