import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space, stack, target, touchLink } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...stack(space.base),
  alignContent: "start",
  // In a grid, browsers ignore `break-after: avoid` on the title.
  [media.print]: { breakInside: "avoid" },
});

/** A description list with hairlines between its rows. */
export const list = css({ borderTop: `1px solid ${colours.hairline}` });

export const entry = css({
  ...stack(space.base),
  gridTemplateColumns: "minmax(96px, 1fr) 2fr",
  alignItems: "center",
  minHeight: target.main + space.small,
  paddingBlock: space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});

export const value = css({ fontWeight: 600 });

/** One line of a multi-line value. */
export const line = css({ display: "block", "& + &": { marginTop: space.tiny } });

export const link = css(touchLink);

export const proof = css({ ...type.small, ...stack(space.small), "&:empty": { display: "none" } });

export const note = css({ ...type.small, color: colours.mutedText });
