import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { gutter, radius, space, target, widths } from "../theme/space";
import { type } from "../theme/typography";

export const outer = css({
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.large}px ${gutter} 0`,
});

export const root = css({
  display: "grid",
  gap: space.small,
  padding: space.medium,
  border: `3px solid ${colours.danger}`,
  borderRadius: radius.card,
  background: colours.panel,
  [media.desk]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)",
    columnGap: space.huge,
  },
});

export const title = css({ ...type.heading, margin: 0, color: colours.danger });

export const message = css({ ...type.body, margin: 0, maxWidth: widths.text });

export const ways = css({
  display: "grid",
  alignContent: "center",
  gap: space.small,
  [media.desk]: { gridArea: "1 / 2 / span 3" },
});

export const steps = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: target.control,
  fontWeight: 600,
});
