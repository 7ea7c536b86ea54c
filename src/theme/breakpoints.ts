/** The maximum width of a small screen in px (specification, section 9). */
const SMALL_SCREEN_MAX_PX = 767;

/** The maximum width of a page's content, in px. */
export const PAGE_PX = 1440;

const smallScreenQuery = `(max-width: ${SMALL_SCREEN_MAX_PX}px)`;

/** Not on paper: a sheet is as narrow as a small screen, and has room for the content of a wide one. */
export const smallWindowQuery = `screen and ${smallScreenQuery}`;

export const wideScreenQuery = `(min-width: ${SMALL_SCREEN_MAX_PX + 1}px)`;

/**
 * Matches if the header shows the full navigation: on all but small screens. In `em`, a width follows the browser's font
 * size; 1em is 16 px by default.
 */
export const navigationQuery = `(min-width: ${(SMALL_SCREEN_MAX_PX + 1) / 16}em)`;

/** Matches if there is room for a column next to text. */
export const deskQuery = `(min-width: ${1024 / 16}em)`;

export const fullPageQuery = `(min-width: ${PAGE_PX}px)`;

/**
 * Matches if the first screen uses its portrait picture: with the landscape one, the text would cover the
 * product on small or nearly square screens.
 */
export const portraitQuery = `(max-aspect-ratio: 1/1), (max-aspect-ratio: 4/3) and (max-width: 899px), ${smallScreenQuery}`;

/** Matches if the viewport is wider in proportion than the landscape picture of the first screen. */
export const flatScreenQuery = "(min-aspect-ratio: 16/9)";

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** Media query keys for style objects. */
export const media = {
  small: `@media ${smallScreenQuery}`,
  /** Phones held upright. */
  narrow: "@media screen and (max-width: 479px)",
  /** Two columns of links fit, and a sentence of the first screen's title in two lines. */
  sentences: `@media (min-width: ${360 / 16}em)`,
  /** Two short columns fit. */
  pair: "@media (min-width: 600px)",
  wide: `@media ${wideScreenQuery}`,
  navigation: `@media ${navigationQuery}`,
  belowNavigation: `@media (max-width: ${SMALL_SCREEN_MAX_PX / 16}em)`,
  belowDesk: `@media (max-width: ${1023 / 16}em)`,
  desk: `@media ${deskQuery}`,
  /** Windows too low for a phone's menu in one column: phones on their side. */
  low: "@media (max-height: 479px)",
  /** Windows in which a sticky header would cover a fourth of the page or more: zoomed to 300 % and above. */
  lowest: "@media (max-height: 319px)",
  portrait: `@media ${portraitQuery}`,
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
  reducedMotion: `@media ${reducedMotionQuery}`,
  forcedColours: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
  print: "@media print",
  screen: "@media not print",
  /** Paper smaller than A5. */
  smallSheet: "@media print and (max-width: 130mm)",
} as const;
