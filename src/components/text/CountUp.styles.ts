import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { withoutScripts } from "../../theme/withoutScripts";

/**
 * The animated copy overlays the final number, which reserves the width, so that nothing shifts. It is a
 * box of its own, so that each change only re-lays out that box.
 */
export const root = css({
  position: "relative",
  display: "inline-block",
  fontVariantNumeric: "tabular-nums",
  "& > :not(:last-child)": { [media.motion]: { opacity: 0 }, [media.print]: { opacity: 1 } },
  ...withoutScripts({ "& > :not(:last-child)": { opacity: 1 } }),
  "& > span + span": {
    position: "absolute",
    inset: 0,
    contain: "size layout",
  },
});
