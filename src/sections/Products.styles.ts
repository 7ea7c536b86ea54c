import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandPadding, gutter, space, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ position: "relative", background: colours.panel });

export const inner = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.medium,
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${bandPadding} ${gutter}`,
  "& > *": { minWidth: 0 },
});

export const head = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.large}px ${space.huge}px`,
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "end" },
});

export const showcase = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.large,
});

export const controls = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
  paddingTop: space.base,
  borderTop: `1px solid ${colours.hairline}`,
  // Four dots, both arrows and the pause button fit beside each other on a phone.
  [media.small]: { columnGap: 2 },
  "html:not(.js) &": { display: "none" },
});

export const spring = css({ flex: 1, [media.small]: { display: "none" } });

export const app = css({
  display: "grid",
  gap: space.medium,
  justifyItems: "start",
  paddingTop: space.large,
  borderTop: `1px solid ${colours.hairline}`,
  [media.print]: { display: "none" },
  [media.desk]: {
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
  },
});

export const appTitle = css({ ...type.heading, margin: 0, maxWidth: "28ch" });
