/** Specification, section 9: how long a slide is shown, in ms. */
export const AUTOPLAY_INTERVAL_MS = 5000;

/** How long a carousel is in view before slick is loaded, in ms: slick must arrive before the first rotation. */
export const SLICK_WAIT_MS = AUTOPLAY_INTERVAL_MS - 2000;

/** Specification, section 9: how long autoplay pauses after the visitor picks a slide, in ms. */
export const MANUAL_PAUSE_MS = 10_000;

/** Specification, section 9: the delay between arriving on `/` and scrolling to a section, in ms. */
export const SECTION_SCROLL_DELAY_MS = 100;

/** Specification, section 9: the section at this distance in px from the top of the viewport is active. */
export const ACTIVE_SECTION_PROBE_PX = 100;

/** Specification, section 9: a counter starts when this fraction of it is visible. */
export const COUNTER_VISIBLE_SHARE = 0.5;

/** Specification, section 10: a page change that takes longer than this shows the progress bar, in ms. */
export const LOADING_BAR_DELAY_MS = 300;

/** The loading bar is hidden after this long, in ms: the visitor has probably stopped the load. */
export const LINK_PATIENCE_MS = 10_000;

/** How long a notice of a success is shown, in ms, while nobody points at it. */
export const BRIEF_NOTICE_MS = 6000;

/** The scroll position in px from which the header has its raised style. */
export const HEADER_RAISE_PX = 8;

/** After this long without scrolling, in ms, the scroll position is recorded. */
export const SCROLL_REST_MS = 150;

/** After this long without typing, in ms, an answer is computed and announced. */
export const TYPING_REST_MS = 500;

/** How long a picked slide waits for its picture, in ms. */
export const PICTURE_WAIT_MS = 400;
