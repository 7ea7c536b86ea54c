import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { radius, space } from "../theme/space";
import { type } from "../theme/typography";

export const link = css({
  ...type.control,
  position: "fixed",
  zIndex: layers.skipLink,
  top: space.small,
  insetInlineStart: space.small,
  padding: `${space.snug}px ${space.medium}px`,
  borderRadius: radius.control,
  background: colours.action,
  color: colours.onAction,
  "&:not(:focus)": { transform: "translateY(-200%)" },
  [media.print]: { display: "none" },
});
