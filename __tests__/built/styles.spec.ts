import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { routes } from "../browser/support/routes";

const pages = [...routes, "/404"].map((route) =>
  readFileSync(`.fixture-site/public${route}/index.html`, "utf8"),
);

/** The declarations of each rule of all pages. */
const rules = pages
  .flatMap((page) => [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)])
  .flatMap(([, css = ""]) => css.split(/[{}]/));

/** Declarations that some of the browsers which run the scripts drop, and what they need before each. */
const fallbacks: readonly (readonly [RegExp, RegExp])[] = [
  // Safari before 16.
  [/(?<![\w-])overflow:clip/, /overflow:hidden;$/],
  // Chrome before 120.
  [/(?<![\w-])mask-image:/, /-webkit-mask-image:[^;]+;$/],
  [/(?<![\w-])mask-composite:intersect/, /-webkit-mask-composite:source-in;$/],
  // Safari on phones.
  [/(?<![\w-])text-size-adjust:/, /-webkit-text-size-adjust:[^;]+;$/],
  // Safari before 17.4, Firefox before 128: alternative text.
  [/content:[^;/]+\/\s*"/, /content:[^;/]+;$/],
  // Safari before 13.1, Chrome before 79: nothing touches the edge there, nor the column beside it.
  [
    /(?<![\w-])(?:padding|column-gap)[\w-]*:[^;]*(?:clamp|max|min)\(/,
    /(?:padding|column-gap)[\w-]*:[^;(]+;$/,
  ],
];

test("each declaration that older browsers drop follows one that they read", () => {
  for (const [declaration, fallback] of fallbacks) {
    const found = rules.flatMap((rule) => {
      const at = rule.search(declaration);
      return at < 0 ? [] : [rule.slice(0, at)];
    });
    expect(found.length, String(declaration)).toBeGreaterThan(0);
    for (const before of found) expect(before, String(declaration)).toMatch(fallback);
  }
});
