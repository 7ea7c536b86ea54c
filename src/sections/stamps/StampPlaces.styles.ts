import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(96px, 180px) minmax(0, 1fr)",
  gap: space.medium,
  alignItems: "center",
});

export const drawing = css({ width: "100%", height: "auto" });

export const body = css({ fill: colours.action });

export const stripe = css({ fill: colours.onAction });

export const steel = css({ fill: colours.controlBorder });

export const stamp = css({
  stroke: colours.ground,
  strokeWidth: 6,
  strokeDasharray: "10 4",
});

export const mark = css({ fill: "none", stroke: colours.text, strokeWidth: 2 });

export const pointer = css({ stroke: colours.text, strokeWidth: 2 });

export const digit = css({
  fill: "none",
  stroke: colours.text,
  strokeWidth: 2.5,
  strokeLinejoin: "round",
});

export const title = css({ ...type.groupTitle, margin: `0 0 ${space.small}px` });

export const list = css({
  ...type.small,
  margin: 0,
  paddingInlineStart: "1.3em",
  "& > li": { marginBottom: space.small },
});
