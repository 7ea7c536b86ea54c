import { css } from "@emotion/react";
import { space } from "../theme/space";

/** Slick measures its box; a box that grows with its content would never stop growing. */
export const box = css({ minWidth: 0, overflow: "hidden" });

export const row = css({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "html.js &": { overflowX: "hidden" },
  // Without scripts nothing shows that the row goes on; the slides stand below each other.
  "html:not(.js) &": { flexDirection: "column", gap: space.band },
  "& > *": { flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start" },
});
