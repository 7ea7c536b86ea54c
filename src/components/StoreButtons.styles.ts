import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { space } from "../theme/space";
import { type } from "../theme/typography";

export const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  "& > button": { gap: space.small },
  // Both fit beside each other on the narrowest phones, also in the wider system font that comes first.
  [media.small]: { "& > button": { flex: "1 1 auto", maxWidth: 240, paddingInline: space.tiny } },
});

export const words = css({ display: "grid" });

export const small = css({ ...type.fine, lineHeight: 1.2 });
