import { css } from "@emotion/react";
import { iconButton } from "../components/control/Button.styles";
import { media } from "../theme/breakpoints";
import { space } from "../theme/space";
import { type } from "../theme/typography";

export const root = [
  iconButton,
  // In the menu it has room for its label.
  css({ [media.belowNavigation]: { ...type.control, width: "auto", paddingInline: space.base } }),
];

const half = { display: "flex", gap: space.snug };
const hiddenHalf = { display: "none" };

/** For screen readers alone, except in the menu. */
export const label = css({
  [media.navigation]: { position: "absolute", width: 1, height: 1, overflow: "hidden" },
});

/** Visible, and exposed to screen readers, only in the dark theme. */
export const inDark = css({ ...half, 'html[data-theme="light"] &': hiddenHalf });

/** The same for the light theme. */
export const inLight = css({
  ...half,
  ...hiddenHalf,
  'html[data-theme="light"] &': { display: "flex" },
});
