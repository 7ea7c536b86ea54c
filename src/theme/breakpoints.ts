/** The widest screen in px that counts as small (specification, section 9: 767 px or less). */
export const SMALL_SCREEN_MAX_PX = 767;

/** The narrowest screen in px on which the whole navigation fits in one line. */
const DESK_MIN_PX = 1024;

/** True in `matchMedia` on small screens. */
export const smallScreenQuery = `(max-width: ${SMALL_SCREEN_MAX_PX}px)`;

/** True in `matchMedia` for people who asked for less motion. */
export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** Keys for styles that hold on some screens only. */
export const media = {
  small: `@media ${smallScreenQuery}`,
  wide: `@media (min-width: ${SMALL_SCREEN_MAX_PX + 1}px)`,
  belowDesk: `@media (max-width: ${DESK_MIN_PX - 1}px)`,
  desk: `@media (min-width: ${DESK_MIN_PX}px)`,
  portrait: "@media (max-aspect-ratio: 1/1), (max-width: 767px)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hover: "@media (hover: hover)",
  forcedColours: "@media (forced-colors: active)",
  print: "@media print",
} as const;
