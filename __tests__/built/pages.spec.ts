import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import parse5, { type ChildNode, type Document } from "parse5";
import { routes } from "../browser/support/routes";

/** The HTML of each page, by its address. */
const pages = new Map(
  [...routes, "/404"].map((route) => [
    route,
    readFileSync(`.fixture-site/public${route}/index.html`, "utf8"),
  ]),
);

/** The declarations of each rule of all pages. */
const rules = [...pages.values()]
  .flatMap((page) => [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)])
  .flatMap(([, css = ""]) => css.split(/[{}]/));

/** Declarations that some of the browsers which run the scripts drop, and what they need before each. */
const fallbacks: readonly (readonly [RegExp, RegExp])[] = [
  // Safari before 16.
  [/(?<![\w-])overflow:clip/, /overflow:hidden;$/],
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

/** Words that programs which block advertising hide, as a class or an id, alone or with a hyphen. */
const blocked = /(?:^|[-_])(?:ads?|adv|advert|banner|cookies?|popup|promo|share|social|sponsor)$/;

test("no class and no id of a page is one that blockers hide", () => {
  const names = [...pages.values()]
    .flatMap((page) => [...page.matchAll(/ (?:class|id)="([^"]+)"/g)])
    .flatMap(([, value = ""]) => value.split(" "));
  expect(names.length).toBeGreaterThan(1000);
  expect([...new Set(names)].filter((name) => blocked.test(name))).toEqual([]);
});

/** What browsers without styles set in a line of text; everything else begins a new line. */
const inline =
  /^(?:a|abbr|b|br|button|em|i|img|input|label|picture|select|source|span|strong|sub|sup|svg|textarea|wbr)$/;

/** What a visitor presses, and parts of a line that the layout sets apart. */
const apart = /^(?:a|button|label|span|strong)$/;

const none = /^(?:head|script|style|svg|template)$/;

/** The texts of a page that touch a pressed element, or the next part of the line, without a space between them. */
function joined(document: Document): string[] {
  const found: string[] = [];
  let line = "";
  let isAfterPart = false;
  const visit = (node: ChildNode) => {
    if ("value" in node) {
      const { value } = node;
      if (isAfterPart && /^[\p{L}\p{N}\p{Sc}+]/u.test(value) && /[^\s(“–-]$/.test(line))
        found.push(`${line.slice(-30)}|${value.slice(0, 30)}`);
      if (value) isAfterPart = false;
      line += value;
      return;
    }
    const name = node.nodeName;
    if (none.test(name)) return;
    if (!inline.test(name)) line = "";
    if (apart.test(name)) isAfterPart = true;
    for (const child of "childNodes" in node ? node.childNodes : []) visit(child);
    if (!inline.test(name)) line = "";
    if (apart.test(name)) isAfterPart = true;
  };
  document.childNodes.forEach(visit);
  return found;
}

for (const [route, page] of pages)
  test(`without styles, nothing on ${route} runs together with what is pressed`, () => {
    const cure = "give each part a line of its own, or wrap them in `apart` (src/components/text)";
    expect(joined(parse5.parse(page)), cure).toEqual([]);
  });
