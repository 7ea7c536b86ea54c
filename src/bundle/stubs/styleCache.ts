import type { EmotionCache } from "@emotion/cache";
import { compile, middleware, rulesheet, serialize, stringify } from "stylis";

/** The start of each class: that of the server's cache (src/theme/styleCache.ts). */
const key = "c";

/** Emotion's cache without vendor prefixes. It starts with the styles in the page's HTML. */
export default function createCache(): Omit<EmotionCache, "sheet"> {
  const element = document.querySelector<HTMLStyleElement>("style[data-emotion]");
  const sheet = element?.sheet;
  const inserted: EmotionCache["inserted"] = {};
  const names = element?.textContent?.matchAll(/(?:\.c-|@keyframes )([\w-]+)/g);
  for (const [, name = ""] of names ?? []) inserted[name] = true;
  const write = middleware([
    stringify,
    rulesheet((rule) => sheet?.insertRule(rule, sheet.cssRules.length)),
  ]);
  return {
    key,
    inserted,
    registered: {},
    insert(selector, { name, styles }) {
      serialize(compile(selector ? `${selector}{${styles}}` : styles), write);
      inserted[name] = true;
    },
  };
}
