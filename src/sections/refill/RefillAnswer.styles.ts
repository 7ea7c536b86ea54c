import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { radius, space, widths } from "../../theme/space";
import { fluid, type } from "../../theme/typography";

export const root = css({ display: "grid", gap: space.base, alignContent: "start", minWidth: 0 });

export const label = css({ ...type.label, margin: 0, color: colours.mutedText });

export const answer = css({
  ...type.title,
  fontSize: fluid(30, 3.4, 48, 10),
  margin: 0,
  maxWidth: "20ch",
  "& strong": { fontWeight: 700, color: colours.accentText },
});

export const unfinished = css({ ...type.heading, margin: 0, maxWidth: "24ch" });

export const warning = css({
  display: "grid",
  gap: space.small,
  padding: space.medium,
  border: `3px solid ${colours.danger}`,
  borderRadius: radius.card,
  background: colours.panel,
});

export const warningTitle = css({ ...type.heading, margin: 0, color: colours.danger });

export const text = css({ margin: 0, maxWidth: widths.text });

export const sums = css({
  ...type.small,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: colours.mutedText,
  fontVariantNumeric: "tabular-nums",
});
