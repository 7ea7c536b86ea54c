import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space, stack, target } from "../../theme/space";
import { rem, type } from "../../theme/typography";

/** Two buttons fit next to each other on all but the smallest phones. */
export const calls = css({
  ...stack(space.snug),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
});

export const call = css({
  ...type.groupTitle,
  fontSize: rem(18),
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: target.main + space.small,
  padding: space.small,
  borderRadius: radius.control,
  background: colours.danger,
  color: colours.onDanger,
  textAlign: "center",
  textDecoration: "none",
  // A link's background is lost there.
  [media.forcedColours]: { border: "2px solid" },
  [media.print]: {
    border: `2px solid ${colours.danger}`,
    background: "none",
    color: colours.danger,
  },
});

export const ownLine = css({ ...type.body, position: "relative" });

/** As tall as a touch target, without a gap between the lines. */
export const ownNumber = css({ paddingBlock: space.snug, fontWeight: 600, whiteSpace: "nowrap" });
