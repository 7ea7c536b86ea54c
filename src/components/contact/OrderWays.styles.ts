import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { level, space, stack, touchLink, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({ ...stack(space.base), width: "100%" });

export const line = css({ ...type.small, ...wrapped(`0 ${space.base}px`), "& > a": touchLink });

export const stores = css({
  // Equally wide.
  [media.wide]: {
    display: "inline-grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    justifySelf: "start",
    "& > button": { paddingInline: space.base },
  },
  "& > button": { ...stack(space.tiny), justifyContent: "center" },
});

/** On phones, the number is below the words. */
export const call = css({
  gap: "0 0.3em",
  [media.small]: { flexDirection: "column" },
});

export const number = css({
  whiteSpace: "nowrap",
  [media.small]: { ...type.fine, fontWeight: 600 },
});

export const prefix = css({ ...type.fine, lineHeight: 1.2 });

export const store = css({
  ...level(space.tiny),
  // The icon has padding; this aligns its stroke with the first letter.
  marginInlineStart: -space.tiny,
});
