import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { column, level, radius, space, target } from "../../theme/space";
import { gone } from "../../theme/withoutScripts";

export const item = css({ display: "block", borderBottom: `1px solid ${colours.hairline}` });

export const button = css({
  ...level(space.base),
  justifyContent: "space-between",
  // Wider than its text, so that the focus ring fits inside and does not overlap the picture below.
  width: `calc(100% + ${2 * space.small}px)`,
  minHeight: target.main,
  margin: `0 ${-space.small}px`,
  padding: `${space.base}px ${space.small}px`,
  font: "inherit",
  letterSpacing: "inherit",
  textAlign: "start",
  "&:focus-visible": { outlineOffset: -3 },
  "& > svg": { transition: transition("transform") },
  '&[aria-expanded="true"] > svg': { transform: "rotate(180deg)" },
});

export const heading = css(level(space.base));

export const content = css({
  paddingBottom: space.large,
  // A wide table scrolls in its box instead of widening the page.
  ...column(space.base),
  justifyItems: "start",
  "& > *": { maxWidth: "100%" },
});

export const title = css(gone);

export const picture = css({
  display: "grid",
  width: "100%",
  aspectRatio: "16 / 10",
  overflow: "hidden",
  marginBottom: space.small,
  borderRadius: radius.card,
  background: colours.raised,
});
