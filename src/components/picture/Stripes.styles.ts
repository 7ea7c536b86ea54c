import { css, keyframes } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";
import { stack } from "../../theme/space";

const draw = keyframes({ from: { transform: "scaleX(0)" } });

export const stripes = css({
  ...stack(8),
  width: 64,
  "& > span": { height: 6, background: colours.action, transformOrigin: "left" },
  [media.motion]: {
    "&[data-first] > span": { animation: `${draw} ${motion.reveal}ms ${motion.curve} both` },
    "&[data-first] > span + span": { animationDelay: `${motion.stripeDelay}ms` },
    // In browsers that support scroll-driven animations, the other stripes draw in as they appear.
    "@supports (animation-timeline: view())": {
      "&:not([data-first]) > span": {
        animation: `${draw} linear both`,
        animationTimeline: "view()",
        animationRange: "entry 10% entry 160%",
      },
      "&:not([data-first]) > span + span": { animationRange: `entry 40% entry 220%` },
    },
  },
  [media.forcedColours]: { "& > span": { background: "CanvasText" } },
  [media.print]: { display: "none" },
});
