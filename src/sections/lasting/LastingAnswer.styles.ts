import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space, widths } from "../../theme/space";
import { fluid, type } from "../../theme/typography";

export const root = css({ display: "grid", gap: space.base, alignContent: "start" });

export const label = css({ ...type.label, margin: 0, color: colours.mutedText });

export const answer = css({
  ...type.title,
  fontSize: fluid(34, 4.2, 60, 12),
  margin: 0,
  maxWidth: "16ch",
  "& strong": { fontWeight: 700, color: colours.accentText },
});

export const notice = css({ ...type.heading, margin: 0, maxWidth: "24ch" });

export const sum = css({
  ...type.small,
  margin: 0,
  maxWidth: widths.text,
  color: colours.mutedText,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});

export const more = css({
  display: "grid",
  gap: space.small,
  margin: 0,
  padding: 0,
  maxWidth: widths.lead,
  listStyle: "none",
});
