import { css, keyframes } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";
import { stack } from "../../theme/space";

const draw = keyframes({ from: { transform: "scaleX(0)" } });

export const stripes = css({
  ...stack(8),
  width: 64,
  "&::before, &::after": {
    content: '""',
    height: 6,
    background: colours.action,
    transformOrigin: "left",
  },
  [media.motion]: {
    "&[data-first]::before, &[data-first]::after": {
      animation: `${draw} ${motion.reveal}ms ${motion.curve} both`,
    },
    "&[data-first]::after": { animationDelay: `${motion.stripeDelay}ms` },
    // In browsers that support scroll-driven animations, the other stripes draw in as they appear.
    "@supports (animation-timeline: view())": {
      "&:not([data-first])::before, &:not([data-first])::after": {
        animation: `${draw} linear both`,
        animationTimeline: "view()",
        animationRange: "entry 10% entry 160%",
      },
      "&:not([data-first])::after": { animationRange: `entry 40% entry 220%` },
    },
  },
  [media.forcedColours]: { "&::before, &::after": { background: "CanvasText" } },
  [media.print]: { display: "none" },
});
