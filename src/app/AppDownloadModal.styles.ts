import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours, dimmed } from "../theme/colours";
import { layers } from "../theme/layers";
import { motion } from "../theme/motion";
import { radius, space, stack } from "../theme/space";
import { blueLight } from "../theme/surfaces";
import { gone } from "../theme/withoutScripts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });

export const dialog = css({
  width: `min(640px, calc(100vw - ${2 * space.medium}px))`,
  maxHeight: `calc(100vh - ${2 * space.medium}px)`,
  padding: 0,
  overflow: "auto",
  // Keeps the focus ring visible when the dialog is taller than the screen and Tab scrolls to a button.
  scrollPaddingBlock: space.small,
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: radius.card,
  // Open in a saved page, where it would cover the text.
  "&:not(:modal)": gone,
  // Alone, because it is for browsers that know no dialog, which drop a rule with `:modal`.
  "&:not([open])": gone,
  "&::backdrop": { background: dimmed },
  [media.motion]: { "&[open]": { animation: `${appear} ${motion.settled}ms ${motion.curve}` } },
});

/** Fills the dialog, so that a click whose target is the dialog itself was on the backdrop. */
export const box = css({
  position: "relative",
  display: "grid",
  // Phones on their side have room for it.
  [media.pair]: { gridTemplateColumns: "3fr 2fr", minHeight: 300 },
});

/** The app, lit from behind: the phone is cut off by the lower edge, on phones by the words. */
export const stage = css({
  display: "grid",
  justifyItems: "center",
  // Low windows have room for the words.
  height: "min(150px, 20vh)",
  overflow: "hidden",
  background: blueLight("175px at 55% 45%"),
  [media.pair]: { position: "relative", order: 1, height: "auto" },
  "& img": {
    marginTop: space.medium,
    // Left of the close button, and cut off in its map. It gives the dialog no height.
    [media.pair]: { position: "absolute", inset: "48px 0 0 calc(50% - 134px)" },
    [media.motion]: { animation: `${appear} ${motion.settled}ms ${motion.curve}` },
  },
});

export const words = css({
  ...stack(space.base),
  alignContent: "center",
  justifyItems: "start",
  padding: space.large,
});

export const closeButton = css({
  position: "absolute",
  zIndex: layers.text,
  top: space.base,
  insetInlineEnd: space.base,
  background: colours.ground,
});
