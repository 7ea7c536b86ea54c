import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";

const run = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(250%)" },
});

export const bar = css({
  position: "fixed",
  zIndex: layers.loadingBar,
  insetInline: 0,
  top: 0,
  height: 3,
  overflow: "hidden",
  "&::before": {
    content: '""',
    display: "block",
    width: "100%",
    height: "100%",
    background: colours.accentText,
    [media.forcedColours]: { background: "Highlight" },
    [media.motion]: { width: "40%", animation: `${run} 1.2s linear infinite` },
  },
});
