import { css } from "@emotion/react";
import { withoutScripts } from "../../theme/withoutScripts";

/**
 * The count is above the final number, which keeps its place, so that nothing shifts. It is a box of its own, so that
 * each change only re-lays out that box. Screen readers have the final number only, but in Safari before 17.4 and Firefox
 * before 128 the count too.
 */
export const root = css({
  position: "relative",
  display: "inline-block",
  fontVariantNumeric: "tabular-nums",
  "&[data-count]": {
    "& > span": { opacity: 0 },
    "&::after": {
      content: ["attr(data-count)", 'attr(data-count) / ""'],
      position: "absolute",
      inset: 0,
      contain: "size layout",
    },
    ...withoutScripts({ "& > span": { opacity: 1 }, "&::after": { display: "none" } }),
  },
});
