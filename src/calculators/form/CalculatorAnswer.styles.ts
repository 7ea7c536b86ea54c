import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { plainList, space, widths } from "../../theme/space";
import { fluid, type } from "../../theme/typography";

export const root = css({ display: "grid", gap: space.base, alignContent: "start", minWidth: 0 });

export const label = css({ ...type.label, color: colours.mutedText });

export const answer = css({
  ...type.title,
  fontSize: fluid(30, 3.4, 48, 10),
  maxWidth: "20ch",
  "& strong": { fontWeight: 700, color: colours.accentText },
});

/** Instead of an answer, or below it: what is missing or wrong. */
export const notice = css({ ...type.heading, maxWidth: "24ch" });

export const text = css({ maxWidth: widths.text });

/** How the answer was calculated. */
export const sums = css({
  ...type.small,
  ...plainList,
  maxWidth: widths.text,
  color: colours.mutedText,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
