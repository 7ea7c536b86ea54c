import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { headerHeight, space } from "../theme/space";
import { type } from "../theme/typography";

/** Typography of what only documents have: small headings and tables. */
export const root = css({
  "& h3": {
    position: "relative",
    margin: `${space.large}px 0 ${space.small}px`,
    fontFamily: "inherit",
    fontSize: "1.1em",
    lineHeight: 1.3,
    letterSpacing: "normal",
    textWrap: "inherit",
  },
  // The place of a heading's address: its top.
  "& h3 > [id]": { position: "absolute", top: 0 },
  // The box around a table (allowedHtml.ts): tables wider than a phone scroll sideways inside it.
  "& [role=group]": { margin: `0 0 ${space.base}px`, overflowX: "auto" },
  // With the keyboard's focus it is no taller than the screen below the header, so that its ring is complete, and
  // the arrow keys scroll it.
  "& [role=group]:focus-visible": {
    maxHeight: `calc(100dvh - ${headerHeight + 2 * space.base}px)`,
    overflowY: "auto",
  },
  "& table": { ...type.small, width: "100%", borderCollapse: "collapse" },
  "& th, & td": {
    minWidth: 88,
    padding: `${space.snug}px ${space.medium}px ${space.snug}px 0`,
    borderBottom: `1px solid ${colours.hairline}`,
    textAlign: "start",
    verticalAlign: "top",
    // Do not break words: the box scrolls instead.
    overflowWrap: "break-word",
    fontVariantNumeric: "tabular-nums",
  },
  "& th": { ...type.label, borderBottom: `2px solid ${colours.controlBorder}` },
  "& th:last-child, & td:last-child": { paddingInlineEnd: 0 },
  // Two columns are too narrow to read on a phone: the second is below the first.
  [media.narrow]: {
    "& tr > :first-child:nth-last-child(2)": { display: "block", paddingBottom: 0, border: 0 },
    "& tr > :first-child + :last-child": {
      display: "block",
      paddingTop: 0,
      color: colours.mutedText,
    },
  },
});
