import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space, stack, touchLink } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...stack(space.base),
  alignContent: "start",
  minWidth: 0,
  // In a grid, browsers ignore `break-after: avoid` on the title.
  [media.print]: { breakInside: "avoid" },
});

export const link = css(touchLink);

export const proof = css({ ...type.small, ...stack(space.small), "&:empty": { display: "none" } });

export const note = css({ ...type.small, color: colours.mutedText });
