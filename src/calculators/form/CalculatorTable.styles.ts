import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";
import { rem, type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.base,
  minWidth: 0,
  alignContent: "start",
  // With long units the table is wider than a phone; the page is not.
  overflowX: "auto",
});

export const introduction = css({ ...type.small, color: colours.mutedText });

export const table = css({
  ...type.small,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "normal",
  // Four sizes fit next to the row headings on the narrowest phones.
  [media.small]: { fontSize: `min(${rem(14)}, 3.8vw)` },
  "& th, & td": {
    padding: `${space.small}px 0 ${space.small}px ${space.small}px`,
    borderBottom: `1px solid ${colours.hairline}`,
    textAlign: "end",
    verticalAlign: "baseline",
  },
  "& th": { fontWeight: 600 },
  "& th:first-of-type": { paddingInlineStart: 0, textAlign: "start" },
  "& tbody th": { fontWeight: 400, color: colours.mutedText },
});
