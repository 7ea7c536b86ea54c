import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space } from "../../theme/space";
import { type } from "../../theme/typography";

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

export const title = css(type.heading);
