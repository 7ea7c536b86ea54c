/**
 * Asks for a page of the site as soon as its link is pressed, before it is let go; in browsers that
 * know these rules (Chromium). Links to a section are followed by useLinkClicks. Browsers leave it where
 * data are saved.
 */
export const linkPrefetchRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: "a[href^='/']:not([href*='#'])" }, eagerness: "conservative" },
  ],
});
