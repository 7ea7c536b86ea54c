/** Specification, section 9: how long a slide stands before the next one comes, in ms. */
export const AUTOPLAY_INTERVAL_MS = 5000;

/** How long a carousel stays on the screen before slick is fetched, in ms: it has to come before the first turn. */
export const SLICK_WAIT_MS = AUTOPLAY_INTERVAL_MS - 2000;

/** Specification, section 9: how long autoplay rests after a visitor's own pick, in ms. */
export const MANUAL_PAUSE_MS = 10_000;

/** Specification, section 9: the wait between arriving on `/` and scrolling to a section, in ms. */
export const SECTION_SCROLL_DELAY_MS = 100;

/** Specification, section 9: the section over this point, in px from the top of the screen, is active. */
export const ACTIVE_SECTION_PROBE_PX = 100;

/** Specification, section 9: a counter starts when this share of it is visible. */
export const COUNTER_VISIBLE_SHARE = 0.5;

/** Decisions, “State”: a page change that takes longer than this shows the progress bar, in ms. */
export const LOADING_BAR_DELAY_MS = 300;

/** After this long, in ms, a followed link is left to the browser: a file of the page may never come. */
export const LINK_PATIENCE_MS = 10_000;

/** How far in px a page is scrolled before the header takes its raised look. */
export const HEADER_RAISE_PX = 8;

/** How long in ms the page has to stand still before its position counts as where the visitor is. */
export const SCROLL_REST_MS = 150;

/** How long in ms nothing is typed before an answer is computed and read out. */
export const TYPING_REST_MS = 500;
