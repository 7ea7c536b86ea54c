import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space, widths } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gap: space.base,
  justifyItems: "start",
  maxWidth: widths.text,
  paddingTop: space.base,
  borderTop: `1px solid ${colours.hairline}`,
});

export const title = css(type.groupTitle);

export const steps = css({
  paddingInlineStart: "1.2em",
  "& > li": { marginBottom: space.small },
});

export const ways = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.snug,
  [media.print]: { display: "none" },
});
