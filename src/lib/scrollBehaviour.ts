import { reducedMotionQuery } from "../theme/breakpoints";

/** Scrolling is smooth unless the visitor asked for less motion (WCAG 2.3.3). */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia(reducedMotionQuery).matches ? "instant" : "smooth";
