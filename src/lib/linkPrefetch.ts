/**
 * Speculation rules (Chromium): a page of the site is fetched on pointer down. `useLinkClicks` handles
 * links to a section; the `#` at the end of the pattern excludes them. Browsers ignore the rules while
 * the visitor saves data.
 */
export const linkPrefetchRules = JSON.stringify({ prefetch: [{ where: { href_matches: "/*#" } }] });
