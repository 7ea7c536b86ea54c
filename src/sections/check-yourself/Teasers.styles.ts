import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space, stack } from "../../theme/space";
import { type } from "../../theme/typography";

export const card = css({
  position: "relative",
  ...stack(space.medium),
  alignContent: "start",
  padding: space.medium,
  border: `2px solid ${colours.hairline}`,
  borderRadius: radius.card,
  background: colours.raised,
  // The leak card is red, as everywhere.
  "&:last-child": { borderColor: colours.danger, color: colours.danger },
});

/** The whole card is its target. */
export const link = css({
  color: "inherit",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.card },
});

export const note = css({ ...type.small, color: colours.mutedText });

export const answer = css({ ...type.heading, display: "block", color: colours.accentText });

export const dashes = css({
  display: "block",
  width: "100%",
  height: space.huge,
  stroke: colours.controlBorder,
  strokeWidth: 2,
  strokeDasharray: "0.75 0.25",
  "& > :last-child": { stroke: colours.action },
  [media.forcedColours]: { stroke: "GrayText", "& > :last-child": { stroke: "CanvasText" } },
});
