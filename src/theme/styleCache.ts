import createCache, { type StylisPlugin } from "@emotion/cache";

/**
 * Writes the properties that browsers which run the site's scripts still need with a prefix, before the
 * standard ones: masks (Chrome before 120), and `text-size-adjust` (Safari on phones, all versions). All
 * other prefixes would add a third to the styles of each page.
 */
const addPrefixes: StylisPlugin = (element) => {
  if (element.type !== "decl" || !/^(?:mask|text-size-adjust)/.test(String(element.props))) return;
  // The old name of a value of `mask-composite`.
  const value = String(element.children).replace("intersect", "source-in");
  element.return = `-webkit-${element.props}:${value};${element.value}`;
};

/** Emotion's style cache of the server. Classes begin with the key: that of the scripts' cache (src/bundle/stubs). */
export const createStyleCache = () => createCache({ key: "c", stylisPlugins: [addPrefixes] });
