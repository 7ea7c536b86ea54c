import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { motion } from "../theme/motion";
import { radius, space, stack } from "../theme/space";
import { gone } from "../theme/withoutScripts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });

export const dialog = css({
  width: `min(440px, calc(100vw - ${2 * space.medium}px))`,
  maxHeight: `calc(100vh - ${2 * space.medium}px)`,
  padding: 0,
  overflow: "auto",
  // Keeps the focus ring visible when the dialog is taller than the screen and Tab scrolls to a button.
  scrollPaddingBlock: space.small,
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: radius.card,
  background: colours.panel,
  color: colours.text,
  // Open in a saved page, where it would cover the text.
  "&:not(:modal)": gone,
  // Alone, because it is for browsers that know no dialog, which drop a rule with `:modal`.
  "&:not([open])": gone,
  "&::backdrop": { background: "rgb(0 0 0 / 0.72)" },
  [media.motion]: { "&[open]": { animation: `${appear} ${motion.settled}ms ${motion.curve}` } },
});

/** Fills the dialog, so that a click whose target is the dialog itself was on the backdrop. */
export const box = css({
  position: "relative",
  ...stack(space.medium),
  justifyItems: "start",
  padding: space.large,
});

export const title = css({ paddingInlineEnd: space.huge });

export const closeButton = css({
  position: "absolute",
  top: space.base,
  insetInlineEnd: space.base,
});
