import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space } from "../../theme/space";

export const root = css({
  display: "grid",
  gap: space.medium,
  alignContent: "start",
  minWidth: 0,
  padding: `clamp(${space.base}px, 3vw, ${space.large}px)`,
  borderRadius: radius.card,
  background: colours.panel,
  [media.print]: { display: "none" },
});
