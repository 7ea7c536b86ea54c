import createCache from "@emotion/cache";

/**
 * Emotion's style cache; the same on the server and in the browser. Without vendor prefixes: every browser
 * that can run the site's scripts supports the standard properties, and prefixes would add a third to the
 * styles of each page. The key is that of the cache which Emotion makes in the browser.
 */
export const createStyleCache = () => createCache({ key: "css", stylisPlugins: [] });
