/**
 * Speculation rules (Chromium): a page of the site is fetched on pointer down. The `#` at the end of the
 * pattern excludes links to a section, most of which are on the open page. Browsers ignore the rules while
 * the visitor saves data.
 */
export const linkPrefetchRules = JSON.stringify({ prefetch: [{ where: { href_matches: "/*#" } }] });
