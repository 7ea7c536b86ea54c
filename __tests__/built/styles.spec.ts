import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { colours } from "../../src/theme/colours";
import { routes } from "../browser/support/routes";

const pages = [...routes, "/404"].map((route) =>
  readFileSync(`.fixture-site/public${route}/index.html`, "utf8"),
);

/** Styles with the roles of colours, instead of the letters that their variables have. */
const withRoles = (css: string) =>
  Object.entries(colours).reduce(
    (text, [role, variable]) =>
      text.replace(new RegExp(`${variable.slice("var(".length, -1)}\\b`, "g"), `--${role}`),
    css,
  );

/** The rules of all pages, each with the queries around it and without the names of classes. */
const rules = new Set<string>();
for (const [, css = ""] of withRoles(pages.join("")).matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
  const around: string[] = [];
  for (const [, text = "", brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === "{") around.push(text.replaceAll(/\.c-\w+/g, ".css"));
    else if (text) rules.add(`${around.join(" ")} {${text}}`);
    if (brace === "}") around.pop();
  }
}

test("the styles of all pages", { tag: "@record" }, () => {
  expect(`${[...rules].sort().join("\n")}\n`).toMatchSnapshot("styles.txt");
});

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
  for (const [declaration, fallback] of fallbacks) {
    const found = [...rules].flatMap((rule) => {
      const at = rule.search(declaration);
      return at < 0 ? [] : [rule.slice(0, at)];
    });
    expect(found.length, String(declaration)).toBeGreaterThan(0);
    for (const before of found) expect(before, String(declaration)).toMatch(fallback);
  }
});
