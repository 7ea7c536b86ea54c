import { css } from "@emotion/react";
import { bandPadding, between, centred, gutter, space, touchLink, widths } from "../../theme/space";

export const root = css({
  display: "grid",
  gap: between(space.huge, "6vw", space.section),
  ...centred,
  padding: `0 ${gutter} ${bandPadding}`,
  paddingTop: between(space.large, "4vw", space.huge),
  "& > *": { minWidth: 0 },
});

export const notes = css({ maxWidth: widths.text, "& > p": { margin: `0 0 ${space.small}px` } });

export const title = css({ margin: `0 0 ${space.base}px` });

export const link = css(touchLink);
