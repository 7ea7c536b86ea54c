import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";

export const amber = css({ fill: colours.action });

/** The stripes and the openings. */
export const dark = css({ fill: colours.onAction });

export const shade = css({ fill: colours.onAction, opacity: 0.22 });

export const inside = css({ fill: colours.ground });

export const steel = css({ fill: colours.controlBorder });

export const base = css({ fill: colours.raised });

/** The scale's display, in front of its base. */
export const display = css({ fill: colours.ground });

/** Blue light on the left edge, as in the pictures of the products. */
export const rim = css({
  fill: "none",
  stroke: colours.link,
  strokeWidth: 3,
  strokeLinecap: "round",
  opacity: 0.8,
});

export const shine = css({
  fill: "none",
  stroke: colours.text,
  strokeWidth: 6,
  strokeLinecap: "round",
  opacity: 0.55,
});

/** The light on the floor. */
export const glowCentre = css({ stopColor: colours.link, stopOpacity: 0.35 });

export const glowEdge = css({ stopColor: colours.link, stopOpacity: 0 });

export const gas = css({
  fill: colours.link,
  [media.motion]: {
    transition: `y ${motion.settled}ms ${motion.curve}, height ${motion.settled}ms ${motion.curve}`,
  },
  [media.forcedColours]: { fill: "Highlight" },
});

export const excess = css({
  fill: colours.danger,
  [media.forcedColours]: { fill: "CanvasText" },
});
