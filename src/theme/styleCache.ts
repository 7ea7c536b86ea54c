import createCache from "@emotion/cache";

/**
 * Where Emotion keeps the styles of a page; the server and the browser make theirs alike.
 * Vendor prefixes are left out: every browser that can run the site's scripts knows the plain
 * properties, and the prefixes would add a third to the styles of each page.
 */
export const createStyleCache = () => createCache({ key: "css", stylisPlugins: [] });
