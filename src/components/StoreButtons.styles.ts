import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
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
  },
  // Beside each other or not by the screen's width alone: the system font that comes first is wider.
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
  // The drawing has room around it; its line stands below the first letter.
  marginInlineStart: -space.tiny,
});
