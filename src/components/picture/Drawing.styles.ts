import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { grounds } from "../../theme/grounds";

/** For drawings in light colours, which lie on night in both themes. On paper they are dark. */
export const onNight = css({
  display: "block",
  // The system sets the colour behind them.
  [media.forcedColours]: { background: grounds.dark, forcedColorAdjust: "none" },
  [media.print]: { filter: "invert(1) hue-rotate(180deg)" },
});
