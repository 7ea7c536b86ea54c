import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space, widths } from "../../theme/space";
import { fluid, type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.medium}px ${space.band}px`,
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "center" },
});

export const picture = css({
  width: "100%",
  maxHeight: "72vh",
  aspectRatio: "4 / 5",
  objectFit: "contain",
  // The light behind the product fades out before the picture ends.
  maskImage: "linear-gradient(to right, transparent, black 16%, black 84%, transparent)",
  [media.forcedColours]: { maskImage: "none" },
  [media.print]: { maskImage: "none" },
  [media.small]: { aspectRatio: "1 / 1", objectFit: "cover" },
});

export const words = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.medium,
  minWidth: 0,
});

export const category = css({ ...type.label, margin: 0, color: colours.mutedText });

export const name = css({ ...type.heading, margin: 0, overflowWrap: "anywhere" });

export const figures = css({ display: "grid", gap: space.small });

export const size = css({
  ...type.numeral,
  fontSize: fluid(60, 10, 148, 24),
  margin: 0,
  color: colours.text,
});

export const price = css({
  ...type.numeral,
  fontSize: fluid(32, 4.4, 60, 11),
  margin: 0,
  color: colours.accentText,
});

export const description = css({
  maxWidth: widths.lead,
  overflowWrap: "anywhere",
  "& > p": { margin: 0 },
});

export const facts = css({ margin: 0, borderTop: `1px solid ${colours.hairline}` });

export const fact = css({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.base}px`,
  padding: `${space.snug}px 0`,
  borderBottom: `1px solid ${colours.hairline}`,
  "& > dt": { color: colours.mutedText },
  "& > dd": { margin: 0, fontVariantNumeric: "tabular-nums", fontWeight: 600 },
});

export const note = css({ ...type.fine, margin: 0, color: colours.mutedText });
