import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { plainList } from "../theme/space";

export const root = css({
  display: "none",
  [media.print]: { display: "block", paddingTop: "0.4em", borderTop: `1px solid ${colours.text}` },
});

export const title = css({ fontSize: "1.2em" });

/** Each label is below its line, which is at least as long; the first line is the longest. */
export const lines = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 1.4em",
  ...plainList,
  fontSize: "0.85em",
  "& > li": { flexGrow: 1, minWidth: "22%", paddingTop: "0.25em" },
  "& > li:first-of-type": { minWidth: "42%" },
  "& > li::before": {
    content: '""',
    display: "block",
    height: "1.8em",
    borderBottom: `1px solid ${colours.text}`,
  },
});
