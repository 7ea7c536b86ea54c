import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { gutter, space, widths } from "../theme/space";

export const root = css({
  display: "grid",
  gap: space.band,
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.band}px ${gutter}`,
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    columnGap: space.section,
    "& > :last-child": { gridColumn: "1 / -1" },
  },
});
