import { css } from "@emotion/react";
import { onNight } from "../../components/picture/Drawing.styles";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space, stack, touchLink } from "../../theme/space";

export const box = css({
  ...stack(space.snug),
  "article > &": { gridColumn: "1 / -1", maxWidth: "none" },
  marginBottom: space.large,
  padding: `${space.base}px ${space.base}px ${space.small}px`,
  borderTop: `6px solid ${colours.danger}`,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  background: colours.panel,
  [media.desk]: {
    gridTemplateColumns: "1fr minmax(0, 420px)",
    gridTemplateRows: "auto 1fr",
    columnGap: space.huge,
    padding: `${space.base}px ${space.medium}px`,
  },
});

export const title = css({ color: colours.danger });

// As large as the steps, because it keeps people from going back in.
export const text = css({ fontWeight: 500 });

// The padding of the number reaches out of its line.
export const ways = css({
  ...stack(space.snug),
  [media.desk]: { gridArea: "1 / 2 / span 2" },
});

export const link = css(touchLink, { marginInlineEnd: space.base });

export const all = css({
  ...stack(space.base),
  position: "relative",
  marginBottom: space.huge,
  // Closer to its own text than to the steps.
  "& > h3": { marginTop: space.base },
  // Between the rows of a grid, Chromium breaks after a heading.
  [media.print]: { display: "block" },
});

export const ink = css(onNight, { width: "100%", height: "auto" });

// By its old name, or in older browsers it would be on the first words.
export const sign = css({
  position: "absolute",
  left: 0,
  top: 0,
  // The words flow around it: beside it, they would have half a phone.
  [media.narrow]: { position: "static", float: "left", margin: "4px 12px 4px 0" },
});

export const tile = css({
  width: 56,
  borderRadius: radius.control,
  [media.desk]: { width: 72 },
});

export const steps = css({
  paddingInlineStart: "1.6em",
  fontWeight: 500,
  "& > li::marker": { fontWeight: 700, color: colours.danger },
});

export const step = css({ position: "relative", marginBottom: space.small });

export const besideSign = css({
  minHeight: 56,
  marginBottom: space.base,
  paddingLeft: 72,
  [media.narrow]: { paddingLeft: 0 },
  [media.desk]: { minHeight: 72, paddingLeft: 88 },
});
