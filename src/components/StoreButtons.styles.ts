import { css } from "@emotion/react";
import { space } from "../theme/space";
import { type } from "../theme/typography";

export const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  // Both fit beside each other on the narrowest phones.
  "& > button": { paddingInline: "clamp(12px, 4vw, 24px)", gap: space.small },
});

export const words = css({ display: "grid" });

export const small = css({ ...type.fine, lineHeight: 1.2 });
