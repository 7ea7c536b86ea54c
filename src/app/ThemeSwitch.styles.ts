import { css } from "@emotion/react";
import { iconButton } from "../components/control/Button.styles";
import { media } from "../theme/breakpoints";
import { LIGHT } from "../theme/pageState";
import { onlyRead } from "../theme/space";
import { type } from "../theme/typography";
import { gone } from "../theme/withoutScripts";

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

/** For screen readers alone, except in the menu. */
export const label = css({ [media.navigation]: onlyRead });

const half = css({ display: "flex", justifyContent: "space-between" });

/** Visible, and exposed to screen readers, only in the dark theme. */
export const inDark = [half, css({ [`${LIGHT} &`]: gone })];

/** The same for the light theme. */
export const inLight = [half, css({ [`html:not(${LIGHT}) &`]: gone })];
