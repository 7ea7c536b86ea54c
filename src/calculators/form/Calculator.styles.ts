import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import {
  between,
  column,
  plainList,
  radius,
  space,
  stack,
  submitButton,
  widths,
} from "../../theme/space";
import { dangerSurface } from "../../theme/surfaces.styles";
import { fluid, rem, type } from "../../theme/typography";

/** A form, then its answer, then what compares or explains; on wide screens the form is on the left. */
export const columns = css({
  ...stack(space.large),
  "& > *": { minWidth: 0 },
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    gridTemplateRows: "auto 1fr",
    gap: `${space.huge}px ${space.section}px`,
    alignItems: "start",
    // The form is as tall as what is next to it.
    "& > form": { gridArea: "1 / 1 / 3 / 2" },
  },
});

export const form = css({
  ...stack(space.medium),
  ...submitButton,
  alignContent: "start",
  padding: between(space.base, "3vw", space.large),
  borderRadius: radius.card,
  background: colours.panel,
});

/** Short fields side by side: each wide enough for its label to stay on one line, so that the fields are level. */
export const short = css({
  ...stack(space.medium),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
});

export const result = css({ ...column(space.base), alignContent: "start" });

export const label = css({ ...type.label, color: colours.mutedText });

/** The headline of an answer. A colour is a verdict, which its words carry too. */
export const answer = css({
  ...type.title,
  fontSize: fluid(26, 2.8, 38, 9),
  lineHeight: 1.14,
  maxWidth: "26ch",
});

export const good = css(answer, { color: colours.success });

export const check = css(answer, { color: colours.accentText });

export const stop = css(answer, { color: colours.danger });

export const stopBox = css(dangerSurface, {
  ...stack(space.base),
  padding: between(space.base, "3vw", space.medium),
  // The two ways to order stay side by side, as the emergency numbers do.
  [media.small]: {
    "& > div": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr))" },
  },
});

export const text = css({ maxWidth: widths.text });

export const sums = css({
  ...type.small,
  ...plainList,
  maxWidth: widths.text,
  color: colours.mutedText,
  textWrap: "balance",
});

/** What follows from the answer, below both columns. */
export const below = css({
  ...stack(space.base),
  justifyItems: "start",
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  [media.desk]: { gridColumn: "1 / -1" },
});

/** With long units the table is wider than a phone; the page is not. */
export const tableBox = css(result, { overflowX: "auto" });

export const introduction = css({ ...type.small, color: colours.mutedText });

export const table = css({
  ...type.small,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "normal",
  // Four sizes fit next to the row headings on phones.
  [media.small]: { fontSize: rem(13) },
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
