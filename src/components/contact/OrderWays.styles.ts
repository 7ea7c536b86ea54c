import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { space, stack, touchLink, wrapped } from "../../theme/space";
import { rem, type } from "../../theme/typography";

/** The links are as tall as a touch target, so their text keeps its distance. */
export const root = css({ ...stack(space.tiny), width: "100%" });

export const line = css({ ...type.small, ...wrapped(`0 ${space.base}px`), "& > a": touchLink });

/** Equally wide, and together as wide as a call and a chat; in a narrow column below each other. */
export const stores = css({ [media.wide]: { "& > button": { minWidth: rem(190) } } });

/** On phones, the number is below the words. */
export const call = css({ gap: 0, [media.small]: { flexDirection: "column" } });

export const number = css({
  marginLeft: "0.3em",
  whiteSpace: "nowrap",
  [media.small]: { ...type.fine, marginLeft: 0, fontWeight: 600 },
});

/** Both lines are smaller on phones, or two badges would not fit side by side. */
export const prefix = css({ ...type.fine, fontSize: "clamp(0.75rem, 2.7vw, 0.8125rem)" });

export const store = css({
  fontSize: "clamp(1rem, 3.75vw, 1.125rem)",
  lineHeight: 1.2,
  letterSpacing: "-0.01em",
});
