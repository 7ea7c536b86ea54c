import { css } from "@emotion/react";
import { iconButton } from "../components/control/Button.styles";
import { media } from "../theme/breakpoints";
import { onlyRead } from "../theme/space";
import { type } from "../theme/typography";

export const root = [
  iconButton,
  // In the menu it is a row like the others, with its label.
  css({
    [media.belowNavigation]: {
      ...type.control,
      placeItems: "center stretch",
      width: "100%",
      border: 0,
    },
  }),
];

const half = { display: "flex", justifyContent: "space-between" };
const hiddenHalf = { display: "none" };

/** For screen readers alone, except in the menu. */
export const label = css({
  [media.navigation]: onlyRead,
});

/** Visible, and exposed to screen readers, only in the dark theme. */
export const inDark = css({ ...half, 'html[data-theme="light"] &': hiddenHalf });

/** The same for the light theme. */
export const inLight = css({
  ...half,
  ...hiddenHalf,
  'html[data-theme="light"] &': { display: "flex" },
});
