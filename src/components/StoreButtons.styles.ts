import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { space } from "../theme/space";
import { type } from "../theme/typography";

export const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  "& > button": {
    display: "grid",
    justifyContent: "center",
    gap: space.tiny,
    paddingInline: space.base,
    color: colours.mutedText,
  },
  // Depends on the viewport's width alone: the fallback font, which shows first, is wider and could change
  // the wrapping.
  [media.small]: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(148px, 1fr))",
    width: "100%",
    "& > button": { paddingInline: space.tiny },
  },
});

export const prefix = css({ ...type.fine, lineHeight: 1.2 });

export const store = css({
  display: "flex",
  alignItems: "center",
  gap: space.tiny,
  // The icon has padding; this aligns its stroke with the first letter.
  marginInlineStart: -space.tiny,
});
