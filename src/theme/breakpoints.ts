/** The widest screen in px that counts as small (specification, section 9: 767 px or less). */
const SMALL_SCREEN_MAX_PX = 767;

/** The narrowest screen in px on which the whole navigation fits in one line. */
const DESK_MIN_PX = 1024;

/** The width in px from which the content of a page grows no more. */
export const PAGE_PX = 1440;

/** Holds on small screens. */
export const smallScreenQuery = `(max-width: ${SMALL_SCREEN_MAX_PX}px)`;

/** Holds on all other screens. */
export const wideScreenQuery = `(min-width: ${SMALL_SCREEN_MAX_PX + 1}px)`;

/** Holds where the header shows its whole navigation, and text has room for a column beside it. */
export const deskQuery = `(min-width: ${DESK_MIN_PX}px)`;

/** Holds where the content of a page is as wide as it gets. */
export const fullPageQuery = `(min-width: ${PAGE_PX}px)`;

/**
 * Holds where the first screen shows its tall picture: on the wide one the product would lie under
 * the words of a screen that is small or nearly square.
 */
export const portraitQuery = `(max-aspect-ratio: 1/1), (max-aspect-ratio: 4/3) and (max-width: 899px), ${smallScreenQuery}`;

/** Holds where the screen is flatter than the wide picture of the first screen. */
export const flatScreenQuery = "(min-aspect-ratio: 16/9)";

/** Holds for people who asked for less motion. */
export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** Keys for styles that hold on some screens only. */
export const media = {
  small: `@media ${smallScreenQuery}`,
  wide: `@media ${wideScreenQuery}`,
  belowDesk: `@media (max-width: ${DESK_MIN_PX - 1}px)`,
  desk: `@media ${deskQuery}`,
  portrait: `@media ${portraitQuery}`,
  motion: "@media (prefers-reduced-motion: no-preference)",
  reducedMotion: `@media ${reducedMotionQuery}`,
  hover: "@media (hover: hover)",
  forcedColours: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  print: "@media print",
  /** Paper smaller than A5. */
  smallSheet: "@media print and (max-width: 130mm)",
} as const;
