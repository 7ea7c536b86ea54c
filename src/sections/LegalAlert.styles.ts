import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { space, stack, widths } from "../theme/space";
import { dangerSurface } from "../theme/surfaces.styles";
import { type } from "../theme/typography";

export const root = css(dangerSurface, {
  ...stack(space.base),
  position: "relative",
  "article > &": {
    gridColumn: "1 / -1",
    maxWidth: "none",
    margin: `${space.medium - space.huge}px 0 ${space.huge}px`,
  },
  padding: "clamp(20px, 4vw, 40px)",
  // The call buttons come first for screen readers and on phones; on wide screens they are next to the
  // steps, above the note and the part on fire.
  [media.desk]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)",
    gridTemplateRows: "auto auto auto 1fr",
    columnGap: space.huge,
  },
});

/** The place of the section's address: its top edge. */
export const anchor = css({ position: "absolute", top: -3, scrollMarginTop: -space.small });

export const title = css({ ...type.title, color: colours.danger });

export const calls = css({
  ...stack(space.snug),
  alignContent: "start",
  // On wide screens the two buttons are large and stacked, so that the box has no empty half.
  [media.desk]: {
    gridArea: "1 / 2 / span 2",
    paddingTop: space.small,
    "& > :nth-child(2)": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > :nth-child(2) > a": { ...type.heading, minHeight: 88 },
  },
});

export const steps = css({
  maxWidth: widths.text,
  paddingInlineStart: "1.6em",
  fontWeight: 500,
  "& > li": { marginBottom: space.small },
  "& > li::marker": { fontWeight: 700, color: colours.danger },
  [media.desk]: { gridArea: "2 / 1 / span 3" },
});

export const note = css({ [media.desk]: { gridArea: "3 / 2" } });

export const fire = css({
  ...stack(space.tiny),
  alignContent: "start",
  paddingTop: space.base,
  borderTop: `2px solid ${colours.danger}`,
  [media.desk]: { gridArea: "4 / 2" },
});

// As large as the steps, because it keeps people from going back in.
export const text = css({ fontWeight: 500 });
