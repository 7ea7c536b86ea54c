import type { EmotionCache } from "@emotion/cache";
import { compile, type Element, middleware, rulesheet, serialize, stringify } from "stylis";
import type { Style } from "./serializeStyles";

/** The start of each class: that of the server's cache (src/theme/styleCache.ts). */
const key = "c";

/** Returns the rules of one class, for the elements that `selector` selects. */
const rulesOf = (rules: readonly Element[], own: RegExp, selector: string): Element[] =>
  rules.flatMap((rule): Element[] => {
    const { type, props, children } = rule;
    if (type !== "rule") {
      const inner = Array.isArray(children) ? rulesOf(children, own, selector) : [];
      // Empty keyframes would replace those of the page.
      return inner.length > 0 ? [{ ...rule, children: inner, return: "" }] : [];
    }
    const selectors = (props as string[]).filter((one) => one.search(own) >= 0);
    return selectors.length > 0
      ? [{ ...rule, props: selectors.map((one) => one.replace(own, selector)), return: "" }]
      : [];
  });

/** Emotion's cache without vendor prefixes. It starts with the styles in the page's HTML. */
export default function createCache(): Pick<EmotionCache, "key" | "inserted" | "registered"> & {
  insert: (selector: string, style: Style) => void;
} {
  const element = document.querySelector<HTMLStyleElement>("style[data-emotion]");
  const sheet = element?.sheet;
  const text = element?.textContent ?? "";
  const inserted: EmotionCache["inserted"] = {};
  for (const [, name = ""] of text.matchAll(/(?:\.c-|@keyframes )([\w-]+)/g)) inserted[name] = true;
  const write = middleware([
    stringify,
    rulesheet((rule) => sheet?.insertRule(rule, sheet.cssRules.length)),
  ]);
  let written: Element[] | undefined;
  const compiled = (selector: string, { name, styles, parts }: Style): Element[] => {
    if (parts) return parts.flatMap((part) => compiled(selector, part));
    if (styles !== undefined) return compile(selector ? `${selector}{${styles}}` : styles);
    written ??= compile(text);
    return rulesOf(written, new RegExp(`\\.c-${name}(?![\\w-])`, "g"), selector);
  };
  return {
    key,
    inserted,
    registered: {},
    insert(selector, style) {
      serialize(compiled(selector, style), write);
      inserted[style.name] = true;
    },
  };
}
