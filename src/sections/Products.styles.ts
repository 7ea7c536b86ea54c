import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { twoColumns } from "../theme/columns.styles";
import {
  bandBox,
  bandPadding,
  column,
  plainList,
  space,
  stack,
  touchLink,
  wrapped,
} from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ position: "relative", background: colours.panel });

export const showcase = css({ ...column(space.large), [media.print]: { display: "block" } });

/** Close to the header, so that a whole slide is on the screen with its controls. */
export const inner = css(showcase, bandBox, { paddingTop: `calc(${bandPadding} / 2)` });

/** On the slide. */
export const rotation = css({ gridArea: "2 / 1" });

/** The controls are next to the title where there is room. */
export const head = [
  twoColumns,
  css({ alignItems: "end", [media.print]: { breakAfter: "avoid", marginBottom: space.base } }),
];

export const controls = css({
  ...wrapped(space.small),
  alignItems: "end",
});

export const app = [
  twoColumns,
  css({
    alignItems: "center",
    paddingTop: space.large,
    borderTop: `1px solid ${colours.hairline}`,
    [media.print]: { display: "none" },
  }),
];

export const refillLine = css(type.heading);

export const appTitle = css(refillLine, { maxWidth: "28ch", marginBottom: space.small });

export const quiet = css({ ...type.small, color: colours.mutedText });

export const refill = css({
  ...stack(space.small),
  paddingTop: space.large,
  borderTop: `1px solid ${colours.hairline}`,
});

export const refillSizes = css({
  ...wrapped(`${space.small}px ${space.large}px`),
  ...plainList,
  fontVariantNumeric: "tabular-nums",
});

export const help = css({
  ...type.small,
  "& > a": touchLink,
  [media.print]: { display: "none" },
});
