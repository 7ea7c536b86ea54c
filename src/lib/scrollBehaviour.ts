import { reducedMotionQuery } from "../theme/breakpoints";

/** Smooth scrolling, unless the visitor prefers reduced motion (WCAG 2.3.3). */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia(reducedMotionQuery).matches ? "instant" : "smooth";
