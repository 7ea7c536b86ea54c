import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { headerHeight, radius, space, target } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  alignSelf: "start",
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.control,
  padding: `0 ${space.base}px`,
  [media.desk]: {
    position: "sticky",
    top: headerHeight + space.medium,
    maxHeight: `calc(100vh - ${headerHeight + 2 * space.medium}px)`,
    overflowY: "auto",
    border: 0,
    padding: 0,
  },
  // The box scrolls, and would clip focus rings outside it.
  "& :focus-visible": { outlineOffset: -3 },
  [media.print]: { display: "none" },
});

export const title = css({
  ...type.groupTitle,
  minHeight: target.main,
  paddingBlock: space.snug,
  cursor: "pointer",
});

export const list = css({
  ...type.small,
  margin: `0 0 ${space.base}px`,
  paddingInlineStart: "2em",
  "& > li::marker": { color: colours.mutedText, fontVariantNumeric: "tabular-nums" },
});

export const link = css({
  display: "block",
  paddingBlock: 6,
  color: colours.mutedText,
  textDecoration: "none",
  "&:hover": { color: colours.text, textDecoration: "underline" },
});
