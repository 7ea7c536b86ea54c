import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { hereMark } from "../../theme/hereMark";
import { transition } from "../../theme/motion";
import { onlyRead, radius, space, target } from "../../theme/space";
import { rem, type } from "../../theme/typography";

export const row = css({
  // The dots share the space left by the other controls, so that five fit on one line of a phone.
  display: "grid",
  flex: 1,
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(40)}, 1fr))`,
});

/** In the corner of a picture, and dark in both themes. */
export const rotation = css({
  zIndex: 1,
  placeSelf: "start",
  margin: space.base,
  borderRadius: radius.round,
  // Draws the focus ring inside: outside it would be on the picture, with unknown contrast.
  "& > :focus-visible": { outlineOffset: -5 },
});

/** The current dot has the mark of the header's current item, the identity's two stripes. */
export const dot = css({
  ...type.fine,
  fontWeight: 600,
  display: "grid",
  whiteSpace: "nowrap",
  minHeight: target.control,
  padding: `0 0 ${space.small}px`,
  color: colours.mutedText,
  transition: transition("color"),
  "&:hover": { color: colours.text },
  '&[aria-current="true"]': { color: colours.text },
  '&[aria-current="true"]::after': { ...hereMark, margin: "2px auto -8px" },
});

export const ordinal = css(onlyRead);
