import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import { bandPadding, edge, space, stack, target, touchLink, wrapped } from "../theme/space";
import { rem, type } from "../theme/typography";

export const root = css({
  borderTop: `1px solid ${colours.hairline}`,
  padding: `${bandPadding} ${edge} ${space.large}px`,
  [media.print]: { display: "none" },
});

/** The company is beside the groups of links where none of their lines has to break for it. */
export const top = css({
  ...wrapped(space.large),
  "& > *": { minWidth: 0 },
});

export const about = css({
  flex: "1 1 316px",
  ...stack(space.base),
  alignContent: "start",
  justifyItems: "start",
});

export const blurb = css({ ...type.small, maxWidth: "44ch", color: colours.mutedText });

/** Two columns on phones, one with large letters, and five on wide screens, as wide as their longest line. */
export const groups = css({
  flex: "1 1 auto",
  ...stack(space.base),
  [media.sentences]: { gridTemplateColumns: "minmax(0, 1fr) fit-content(60%)" },
  // Below pairs whose wider half is on the right.
  [media.small]: { "& > :last-child": { gridColumn: "1 / -1" } },
  [media.wide]: {
    gridTemplateColumns: "repeat(3, minmax(0, auto))",
    justifyContent: "space-between",
    columnGap: space.medium,
  },
  [media.desk]: { gridTemplateColumns: "repeat(5, minmax(0, auto))" },
});

export const groupTitle = css({
  ...type.groupTitle,
  fontSize: rem(16),
  margin: `0 0 ${space.small}px`,
});

export const link = css({
  ...type.small,
  ...touchLink,
  minHeight: target.control - space.small,
  paddingBlock: 6,
  color: colours.mutedText,
  textDecoration: "none",
  transition: transition("color"),
  "&:hover": { color: colours.text, textDecoration: "underline" },
});

export const bottom = css({
  ...type.fine,
  ...wrapped(`${space.tiny}px ${space.medium}px`),
  margin: `${space.large}px 0 0`,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  color: colours.mutedText,
});
