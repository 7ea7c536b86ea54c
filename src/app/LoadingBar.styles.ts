import { css } from "@emotion/react";
import { draw } from "../components/picture/Stripes.styles";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";

/** A border, because forced colours keep it. */
export const bar = css({
  position: "fixed",
  zIndex: layers.loadingBar,
  insetInline: 0,
  top: 0,
  borderTop: `3px solid ${colours.accentText}`,
  [media.motion]: { animation: `${draw} 1.2s linear infinite` },
});
