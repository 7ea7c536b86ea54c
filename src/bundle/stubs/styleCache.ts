import type { EmotionCache } from "@emotion/cache";
import type { Style } from "./serializeStyles";

/** The start of each class: that of the server's cache (src/theme/styleCache.ts). */
const key = "c";

/** The rules of a text. An at-rule with its rules is one. */
function rulesIn(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    rules.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** The rules of one class in a text, for the elements that `selector` selects. */
const copied = (text: string, own: RegExp, selector: string): string[] =>
  rulesIn(text).flatMap((rule) => {
    const brace = rule.indexOf("{");
    const start = rule.slice(0, brace);
    if (start.search(own) >= 0) return [start.replace(own, selector) + rule.slice(brace)];
    const inner = copied(rule.slice(brace + 1, -1), own, selector);
    // Empty keyframes would replace those of the page.
    return inner.length > 0 ? [`${start}{${inner.join("")}}`] : [];
  });

/** Emotion's cache without its parser and vendor prefixes. It starts with the styles in the page's HTML. */
export default function createCache(): Pick<EmotionCache, "key" | "inserted" | "registered"> & {
  insert: (selector: string, style: Style) => void;
} {
  const element = document.querySelector<HTMLStyleElement>("style[data-emotion]");
  const sheet = element?.sheet;
  const text = element?.textContent ?? "";
  const inserted: EmotionCache["inserted"] = {};
  for (const [, name = ""] of text.matchAll(/(?:\.c-|@keyframes )([\w-]+)/g)) inserted[name] = true;
  const rulesOf = (selector: string, { name, styles, parts }: Style): string[] => {
    if (parts) return parts.flatMap((part) => rulesOf(selector, part));
    if (styles === undefined)
      return copied(text, new RegExp(`\\.c-${name}(?![\\w-])`, "g"), selector);
    return rulesIn(styles).map((rule) => rule.replaceAll("&", selector));
  };
  return {
    key,
    inserted,
    registered: {},
    insert(selector, style) {
      for (const rule of rulesOf(selector, style))
        try {
          sheet?.insertRule(rule, sheet.cssRules.length);
        } catch {
          // An older browser does not know the selector. In HTML, it skips the rule.
        }
      inserted[style.name] = true;
    },
  };
}
