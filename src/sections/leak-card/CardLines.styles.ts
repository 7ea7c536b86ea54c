import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { plainList } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "none",
  [media.print]: { display: "block", paddingTop: "0.6em", borderTop: `1px solid ${colours.text}` },
});

export const title = css({ ...type.heading, margin: 0, fontSize: "1.2em" });

/** Each label is below its line; the first line is twice as long. */
export const lines = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: "0 1.4em",
  ...plainList,
  fontSize: "0.85em",
  "& > li": { paddingTop: "0.25em" },
  "& > li:first-of-type": { gridColumn: "span 2" },
  "& > li::before": {
    content: '""',
    display: "block",
    height: "2em",
    borderBottom: `1px solid ${colours.text}`,
  },
});
