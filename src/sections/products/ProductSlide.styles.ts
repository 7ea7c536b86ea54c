import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { twoColumns } from "../../theme/columns.styles";
import { quicklySettled } from "../../theme/motion";
import { level, radius, space, stack, widths } from "../../theme/space";
import { nightLight } from "../../theme/surfaces.styles";
import { fluid, type } from "../../theme/typography";

export const slide = [
  twoColumns,
  css({
    alignItems: "start",
    [media.print]: {
      gridTemplateColumns: "1fr 3fr",
      alignItems: "center",
      columnGap: space.medium,
      breakInside: "avoid",
    },
  }),
];

/** Dark in both themes, and lit from behind. */
export const card = css({
  display: "grid",
  placeItems: "center",
  gridTemplateRows: "100%",
  // Together with the controls above it, and on phones with the price below it, as tall as a window.
  height: ["300px", "clamp(172px, 100svh - 512px, 300px)"],
  [media.wide]: { height: "clamp(300px, min(40.6vw, 100svh - 312px), 520px)" },
  borderRadius: radius.card,
  overflow: "hidden",
  [media.print]: { height: "auto" },
  [media.screen]: { background: nightLight },
});

/**
 * The slides, and behind them an empty card, which stays while they fade. It is no pseudo-element: axe doubts all words
 * in its box.
 */
export const window = [
  twoColumns,
  css({
    gridArea: "2 / 1",
    "& > *": { gridArea: "1 / 1 / auto / -1" },
    [media.print]: { display: "block" },
  }),
];
export const backdrop = [card, css({ gridColumnEnd: "auto" })];

/** With its measure, the product is in the middle. */
export const measured = css({
  position: "relative",
  height: "88%",
  marginInlineEnd: space.large,
});

/** A product with a transparent background, shown uncropped. */
export const cutOut = css({
  width: "auto",
  height: "100%",
  // The floor mirrors the steel from its foot, above the shadow in the picture.
  // eslint-disable-next-line no-restricted-syntax -- A mask, not a colour.
  WebkitBoxReflect: "below -15% linear-gradient(transparent 76%, #00000052)",
  // New steel rises into its place.
  [media.motion]: {
    transition: `transform ${quicklySettled}`,
    ".slick-slide:not(.slick-active) &": { transform: "translateY(8px)" },
  },
  [media.print]: { height: 120, WebkitBoxReflect: "none" },
});

/** A photo with a background, which fills the card. */
export const framed = css({ width: "100%", height: "100%", minHeight: 0 });

export const photo = css({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  [media.print]: { height: 120, objectFit: "contain" },
});

/** The shares of a cut-out above the product, and below its foot, where its shadow is. */
const [above, shadow] = ["0.8%", "7.5%"];

/** A measuring line beside the product, and its height. */
export const height = css({
  ...type.fine,
  fontSize: `min(${type.fine.fontSize}, 4.4vw)`,
  position: "absolute",
  insetBlock: `${above} ${shadow}`,
  insetInlineStart: `calc(100% - ${space.small}px)`,
  ...level(space.small),
  whiteSpace: "nowrap",
  "&::before": {
    content: '""',
    alignSelf: "stretch",
    width: 5,
    border: "1px solid",
    borderInlineStart: 0,
  },
  // The picture of a slide that was never shown is not there.
  [media.print]: { display: "none" },
});

export const words = css({
  ...stack(space.small),
  justifyItems: "start",
  minWidth: 0,
  // Name and price stay in their place from slide to slide.
  [media.desk]: { paddingTop: space.huge },
  // The link to the chat.
  "& > a": { marginTop: space.base, [media.print]: { display: "none" } },
});

export const category = css({ ...type.label, color: colours.mutedText });

export const name = css({ marginTop: -space.tiny });

export const price = css({
  ...type.numeral,
  fontSize: fluid(28, 3.4, 44, 13),
  color: colours.accentText,
  // Otherwise the double bar of the naira sign touches the figure.
  "&::first-letter": { marginInlineEnd: "0.06em" },
});

export const decimals = css({ fontSize: "0.6em", color: colours.mutedText });

export const priceIncludes = css(type.small);

export const description = css({
  maxWidth: widths.lead,
  marginTop: space.small,
  color: colours.mutedText,
});
