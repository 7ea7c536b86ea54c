import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space, stack, target } from "../../theme/space";
import { type } from "../../theme/typography";

export const list = css({ borderTop: `1px solid ${colours.hairline}` });

export const entry = css({
  ...stack(space.base),
  gridTemplateColumns: "minmax(96px, 1fr) 2fr",
  alignItems: "center",
  minHeight: target.main + space.small,
  paddingBlock: space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});

export const label = css({ ...type.small, color: colours.mutedText });

export const value = css({ fontWeight: 600 });

/** One line of a multi-line value. */
export const line = css({ display: "block", "& + &": { marginTop: space.tiny } });
