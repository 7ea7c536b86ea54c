import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";

/**
 * The moving copy lies on the final figure, which keeps the width, so that nothing moves beside it; and
 * being a box of its own, each of its figures costs the layout of that box alone.
 */
export const root = css({
  position: "relative",
  display: "inline-block",
  fontVariantNumeric: "tabular-nums",
  "& > :not(:last-child)": { [media.motion]: { opacity: 0 }, [media.print]: { opacity: 1 } },
  "& > span + span": {
    position: "absolute",
    inset: 0,
    contain: "size layout",
    [media.print]: { display: "none" },
  },
});
