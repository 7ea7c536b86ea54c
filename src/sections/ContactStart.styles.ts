import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { space } from "../theme/space";
import { type } from "../theme/typography";

export const leak = css({
  ...type.small,
  display: "flex",
  gap: space.small,
  "& > svg": { marginTop: 1, color: colours.danger },
});

/** As tall as a touch target, without a gap between the lines. */
export const link = css({ paddingBlock: space.snug });
