import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { motion } from "../theme/motion";

const arrive = keyframes({ from: { opacity: 0 } });

export const arriving = css({
  [media.motion]: { animation: `${arrive} ${motion.settled}ms ${motion.curve}` },
});
