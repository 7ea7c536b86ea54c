import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { bandPadding, centred, gutter, space, widths } from "../../theme/space";

export const root = css({
  display: "grid",
  gap: `clamp(${space.huge}px, 6vw, ${space.section}px)`,
  ...centred,
  padding: `clamp(${space.large}px, 4vw, ${space.huge}px) ${gutter} ${bandPadding}`,
  "& > *": { minWidth: 0 },
});

export const pair = css({
  display: "grid",
  gap: space.huge,
  "& > *": { minWidth: 0 },
  [media.desk]: { gridTemplateColumns: "5fr 6fr", columnGap: space.section },
});

export const notes = css({
  maxWidth: widths.text,
  "& > p": { margin: `0 0 ${space.small}px` },
});

export const title = css({ margin: `0 0 ${space.base}px` });

export const fields = css({
  display: "grid",
  // Wide enough for each label to stay on one line, so that the fields are level.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: space.medium,
});
