import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { radius, space } from "../../theme/space";
import { type } from "../../theme/typography";

export const card = css({
  position: "relative",
  display: "grid",
  gap: space.medium,
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
