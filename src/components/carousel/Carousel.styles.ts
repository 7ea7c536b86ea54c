import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { hereMark } from "../../theme/hereMark";
import { transition } from "../../theme/motion";
import { space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

export const row = css({
  ...wrapped(0),
  alignItems: "end",
  marginInlineEnd: "auto",
  // The dots share the space left by the other controls, so that five or six fit on one line.
  [media.belowDesk]: {
    display: "grid",
    flex: 1,
    gridTemplateColumns: `repeat(auto-fit, minmax(${target.min}px, 1fr))`,
  },
});

/** The current dot has the mark of the header's current item, the identity's two stripes. */
export const dot = css({
  ...type.control,
  fontVariantNumeric: "tabular-nums",
  width: 64,
  minHeight: target.control,
  padding: `0 0 ${space.small}px`,
  color: colours.mutedText,
  transition: transition("color"),
  "&:hover": { color: colours.text },
  [media.belowDesk]: { width: "100%", maxWidth: 64 },
  '&[aria-current="true"]': { color: colours.text },
  '&[aria-current="true"]::after': { ...hereMark, margin: "2px auto -8px" },
});
