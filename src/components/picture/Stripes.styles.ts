import { css, keyframes } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";
import { stack } from "../../theme/space";

/** From nothing to the whole width. */
export const draw = keyframes({ from: { transform: "scaleX(0)" } });

export const stripes = css({
  ...stack(8),
  width: 64,
  "&::before, &::after": {
    content: '""',
    // Forced colours keep a border.
    borderTop: `6px solid ${colours.action}`,
    transformOrigin: "left",
  },
  [media.motion]: {
    "&[data-first]::before, &[data-first]::after": {
      animation: `${draw} ${motion.reveal}ms ${motion.curve}`,
    },
    // Behind the first one, but not delayed: each start and each end of an animation costs several frames.
    "&[data-first]::after": { animationTimingFunction: "ease" },
  },
  [media.print]: { display: "none" },
});
