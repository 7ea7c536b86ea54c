import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";

export const bar = css({
  display: "block",
  width: "100%",
  height: space.huge,
  stroke: colours.controlBorder,
  strokeWidth: 2,
  strokeDasharray: "0.75 0.25",
  "& > :last-child": { stroke: colours.action },
  [media.forcedColours]: { stroke: "GrayText", "& > :last-child": { stroke: "CanvasText" } },
});
