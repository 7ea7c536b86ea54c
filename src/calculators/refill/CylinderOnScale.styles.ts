import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";

export const base = css({ fill: colours.raised });

/** The inside of the cylinder, and the scale's display. */
export const hollow = css({ fill: colours.ground });

export const gas = css({
  fill: colours.link,
  [media.motion]: { transition: transition("y", "height") },
});

export const excess = css({ fill: colours.danger });
