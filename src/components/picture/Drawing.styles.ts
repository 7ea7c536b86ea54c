import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { grounds } from "../../theme/grounds";
import { LIGHT } from "../../theme/pageState";

/** Turns light colours into dark ones, and keeps their hue. */
const filter = "invert(1) hue-rotate(180deg)";

/** For drawings in light colours, which lie on night in both themes. On paper they are dark. */
export const onNight = css({
  display: "block",
  // The system sets the colour behind them.
  [media.forcedColours]: { background: grounds.dark, forcedColorAdjust: "none" },
  [media.print]: { filter },
});

/** For those that are dark in the light theme too. */
export const onPaper = css(onNight, { [`${LIGHT} &`]: { filter } });
