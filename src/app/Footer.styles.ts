import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import { bandPadding, edge, plainList, space, target } from "../theme/space";
import { nightSurface } from "../theme/surfaces";
import { type } from "../theme/typography";

export const root = css(nightSurface, {
  borderTop: `1px solid ${colours.hairline}`,
  padding: `${bandPadding} ${edge} ${space.large}px`,
  [media.print]: { display: "none" },
});

export const top = css({
  display: "grid",
  gap: space.large,
  [media.desk]: { gridTemplateColumns: "minmax(260px, 1fr) 2fr", gap: space.band },
});

export const about = css({
  display: "grid",
  gap: space.base,
  alignContent: "start",
  justifyItems: "start",
});

export const blurb = css({ ...type.small, margin: 0, maxWidth: "44ch", color: colours.mutedText });

export const groups = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 136px), 1fr))",
  gap: `${space.medium}px ${space.large}px`,
});

export const groupTitle = css({ ...type.groupTitle, margin: `0 0 ${space.small}px` });

export const list = css(plainList);

export const row = css({
  marginTop: space.large,
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: space.large },
});

export const link = css({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.control - space.small,
  paddingBlock: space.tiny,
  lineHeight: 1.25,
  color: colours.mutedText,
  textDecoration: "none",
  overflowWrap: "anywhere",
  transition: transition("color"),
  "&:hover": { color: colours.text, textDecoration: "underline" },
});

export const bottom = css({
  ...type.fine,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.tiny}px ${space.medium}px`,
  margin: `${space.large}px 0 0`,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  color: colours.mutedText,
});
