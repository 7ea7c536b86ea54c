import { css } from "@emotion/react";
import { bandPadding, centred, gutter, space, touchLink, widths } from "../../theme/space";

export const root = css({
  display: "grid",
  gap: `clamp(${space.huge}px, 6vw, ${space.section}px)`,
  ...centred,
  padding: `clamp(${space.large}px, 4vw, ${space.huge}px) ${gutter} ${bandPadding}`,
  "& > *": { minWidth: 0 },
});

export const notes = css({ maxWidth: widths.text, "& > p": { margin: `0 0 ${space.small}px` } });

export const title = css({ margin: `0 0 ${space.base}px` });

export const link = css(touchLink);
