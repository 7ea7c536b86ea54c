import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { headingFamily } from "../theme/fonts";
import { space } from "../theme/space";
import { fluid } from "../theme/typography";

export const root = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.small,
  color: colours.text,
  fontFamily: headingFamily,
  fontWeight: 700,
  // The name stays on one line in the header of the smallest phone.
  fontSize: fluid(24, 2, 28, 6.7),
  letterSpacing: "-0.03em",
  lineHeight: 1,
});

export const drawing = css({
  flex: "none",
  width: "1.333em",
  // The flame, not its box, begins with the text below.
  marginInlineStart: "-0.2em",
  height: "1.5em",
  "& path": { fill: colours.flame },
});

export const slots = css({ fill: colours.flameSlots });
