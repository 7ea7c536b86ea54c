/**
 * Asks for a page of the site as soon as its link is pressed, before it is released; in browsers that
 * support these rules (Chromium), except where the visitor saves data. `useLinkClicks` follows links to
 * a section.
 */
export const linkPrefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "[href^='/']:not([href*='#'])" } }],
});
