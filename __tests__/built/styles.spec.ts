import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { routes } from "../browser/support/routes";

const htmlOf = (route: string) => readFileSync(`.fixture-site/public${route}/index.html`, "utf8");

/** The blocks of declarations in a page's styles. */
const blocksOf = (route: string) =>
  [...htmlOf(route).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, text = ""]) =>
    [...text.matchAll(/[^{}]+(?=\})/g)].map(([block]) => block),
  );

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
  [/content:"[^"]*"\s*\/\s*"/, /content:"[^"]*";$/],
];

test("each declaration that older browsers drop follows one that they read", () => {
  const blocks = routes.flatMap(blocksOf);
  for (const [declaration, fallback] of fallbacks) {
    const found = blocks.flatMap((block) => {
      const at = block.search(declaration);
      return at < 0 ? [] : [block.slice(0, at)];
    });
    expect(found.length, String(declaration)).toBeGreaterThan(0);
    for (const before of found) expect(before, String(declaration)).toMatch(fallback);
  }
});
