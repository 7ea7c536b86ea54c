import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";

/** The moving copy lies on the final figure, which keeps the width, so that nothing moves beside it. */
export const root = css({
  display: "inline-grid",
  fontVariantNumeric: "tabular-nums",
  "& > span": { gridArea: "1 / 1" },
  "& > :not(:last-child)": { [media.motion]: { opacity: 0 }, [media.print]: { opacity: 1 } },
  "& > span + span": { [media.print]: { display: "none" } },
});
