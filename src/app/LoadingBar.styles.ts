import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";

const run = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(100%)" },
});

/** A border, because forced colours keep it. */
export const bar = css({
  position: "fixed",
  zIndex: layers.loadingBar,
  insetInline: 0,
  top: 0,
  borderTop: `3px solid ${colours.accentText}`,
  [media.motion]: { animation: `${run} 1.2s linear infinite` },
});
