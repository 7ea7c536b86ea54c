import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

export const row = css({
  ...wrapped(space.small),
  [media.belowDesk]: { gap: 2 },
  // The dots share the space left by the other controls, so that five or six fit on one line.
  [media.small]: {
    display: "grid",
    flex: 1,
    gridTemplateColumns: `repeat(auto-fit, minmax(${target.min}px, 1fr))`,
    gap: 0,
  },
});

export const dot = css({
  ...type.control,
  fontVariantNumeric: "tabular-nums",
  display: "grid",
  placeItems: "center",
  width: target.control,
  height: target.control,
  padding: 0,
  border: "2px solid transparent",
  borderRadius: radius.round,
  color: colours.mutedText,
  transition: transition("background-color", "border-color", "color"),
  "&:hover": { color: colours.text, borderColor: colours.controlBorder },
  [media.small]: { width: "100%", maxWidth: target.control },
  '&[aria-current="true"]': { borderColor: colours.action, color: colours.text },
  // In forced-colours mode all borders look alike, including the transparent ones of the other dots; fill
  // the current dot.
  [media.forcedColours]: {
    '&[aria-current="true"]': {
      forcedColorAdjust: "none",
      background: "Highlight",
      borderColor: "Highlight",
      color: "HighlightText",
    },
  },
});
