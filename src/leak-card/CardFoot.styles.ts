import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { plainList, space, touchLink } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  ...type.small,
  display: "grid",
  gap: space.snug,
  ...plainList,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  color: colours.mutedText,
  [media.print]: { paddingTop: "0.3em", fontSize: "0.85em" },
});

export const onScreen = css({ [media.print]: { display: "none" } });

export const link = css(touchLink);

/** Paper shows the address of the guide, because nobody can press a link on it, and the registered company. */
export const onPaper = css({ display: "none", [media.print]: { display: "inline" } });
