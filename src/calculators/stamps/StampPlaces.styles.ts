import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gridTemplateColumns: "clamp(96px, 26vw, 180px) minmax(0, 1fr)",
  gap: space.medium,
  alignItems: "center",
});

export const drawing = css({ width: "100%", height: "auto" });

/** The circled numbers and their pointers. */
export const numbers = css({
  fill: "none",
  stroke: colours.text,
  strokeWidth: 2,
  strokeLinejoin: "round",
});

export const stamp = css({ stroke: colours.onAction, strokeWidth: 6, strokeDasharray: "10 4" });

export const title = css({ ...type.groupTitle, margin: `0 0 ${space.small}px` });

export const list = css({
  ...type.small,
  paddingInlineStart: "1.3em",
  "& > li": { marginBottom: space.small },
});
