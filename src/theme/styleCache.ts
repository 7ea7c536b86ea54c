import createCache from "@emotion/cache";

/**
 * Emotion's style cache; the same on the server and in the browser. Without vendor prefixes: every browser
 * that can run the site's scripts supports the standard properties, and prefixes would add a third to the
 * styles of each page. The key starts the name of every class.
 */
export const createStyleCache = () => createCache({ key: "c", stylisPlugins: [] });
