import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandPadding, gutter, radius, space, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  display: "grid",
  gap: `${space.band}px ${space.band}px`,
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${bandPadding} ${gutter}`,
  [media.wide]: { gridTemplateColumns: "6fr 5fr", alignItems: "center", columnGap: space.huge },
  [media.desk]: { columnGap: space.band },
});

export const words = css({ display: "grid", gap: space.large, minWidth: 0 });

export const description = css({
  ...type.lead,
  margin: 0,
  maxWidth: widths.lead,
  color: colours.mutedText,
  overflowWrap: "anywhere",
});

export const picture = css({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.card,
});

export const counters = css({
  gridColumn: "1 / -1",
  display: "grid",
  margin: 0,
  borderTop: `1px solid ${colours.hairline}`,
  [media.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))", gap: space.large },
});

export const counter = css({
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.base,
  padding: `${space.base}px 0`,
  [media.small]: { borderBottom: `1px solid ${colours.hairline}` },
  [media.wide]: {
    flexDirection: "column-reverse",
    justifyContent: "start",
    alignItems: "start",
    gap: space.small,
    paddingTop: space.large,
  },
});

export const figure = css({ ...type.numeral, margin: 0 });

export const label = css({ ...type.label, color: colours.mutedText });
