import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { column, radius, space, stack, touchLink, widths, wrapped } from "../../theme/space";
import { fluid, type } from "../../theme/typography";

const onPaper = {
  alignItems: "start",
  columnGap: space.medium,
  marginTop: space.medium,
  breakInside: "avoid",
} as const;

/** The product's picture is on the stage. */
export const withoutPicture = css({
  ...column(space.medium),
  [media.print]: { ...onPaper, gridTemplateColumns: "1fr 1fr" },
});

/** Name and price are next to the picture, and the rest is below both. */
export const withPicture = css({
  ...stack(space.medium),
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "center",
  "& > :last-child": { gridColumn: "1 / -1" },
  [media.print]: {
    ...onPaper,
    gridTemplateColumns: "1fr 2fr 3fr",
    "& > :last-child": { gridColumn: "auto" },
  },
});

/** If no product is on a stage, wide screens show everything next to the picture. */
export const withoutStage = css({
  [media.wide]: {
    [media.screen]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space.huge,
      alignItems: "start",
      "& img": { gridRow: "1 / 3" },
      "& > :last-child": { gridColumn: 2 },
    },
  },
});

/** A product with a transparent background, shown uncropped. */
export const cutOut = css({
  width: "100%",
  height: "clamp(176px, 40vw, 440px)",
  objectFit: "contain",
  [media.print]: { height: 160 },
});

/** A photo with a background, in a frame. */
export const photo = css({
  width: "100%",
  maxHeight: "72vh",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  borderRadius: radius.card,
});

export const head = css({ ...stack(space.snug), minWidth: 0 });

export const words = css({
  ...column(space.base),
  minWidth: 0,
  // The links to other pages and to the chat.
  [media.print]: { "& > a, & > div > a": { display: "none" } },
});

export const category = css({ ...type.label, color: colours.mutedText });

export const name = css({ fontSize: fluid(24, 3, 44, 9) });

export const price = css({
  ...type.numeral,
  fontSize: fluid(28, 4.3, 60, 8),
  color: colours.accentText,
  // Otherwise the double bar of the naira sign touches the figure.
  "&::first-letter": { marginInlineEnd: "0.06em" },
});

export const priceNote = css(type.small);

export const description = css({
  maxWidth: widths.lead,
  "& > ul, & > ol, & li > p": { marginBlock: "1em" },
  "& > [role=group]": { overflowX: "auto" },
});

export const facts = css({ borderTop: `1px solid ${colours.hairline}` });

export const fact = css({
  ...type.small,
  ...wrapped(`0 ${space.base}px`),
  justifyContent: "space-between",
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${colours.hairline}`,
  "& > dt": { color: colours.mutedText },
  "& > dd": { fontVariantNumeric: "tabular-nums", fontWeight: 600 },
});

export const lasting = css({
  ...type.control,
  ...touchLink,
  justifySelf: "start",
});
