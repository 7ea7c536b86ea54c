import { css } from "@emotion/react";

/** Strokes of a drawing in the text's colour. In the styles, because a page has up to 25 icons. */
export const root = css({
  display: "block",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
