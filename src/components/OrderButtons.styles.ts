import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { space } from "../theme/space";

export const root = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.snug,
  [media.small]: { "& > a": { flexGrow: 1 } },
});
