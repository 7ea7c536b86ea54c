/**
 * Speculation rules (Chromium): prefetches an internal page on pointer down. useLinkClicks handles links to
 * a section. Browsers ignore the rules in data-saving mode.
 */
export const linkPrefetchRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: "a[href^='/']:not([href*='#'])" }, eagerness: "conservative" },
  ],
});
