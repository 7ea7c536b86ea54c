import type { HtmlElement } from "html-validate";
import { parseSrcset } from "srcset";
import type { Reference } from "./builtSite";
import { attributeOf } from "./document";
import { cssReferences } from "./fileReferences";

const addresses = [
  ["[href]", "href"],
  ["[src]", "src"],
  ["[action]", "action"],
  ["[data-page]", "data-page"],
  ['meta[property="og:image"]', "content"],
  ['meta[property="og:url"]', "content"],
  ['meta[name="twitter:image"]', "content"],
] as const;

/** Returns all addresses that a page loads or links to. */
export function pageReferences(root: HtmlElement): readonly Reference[] {
  return [
    ...addresses.flatMap(([selector, attribute]) =>
      collect(root, selector, (element) => [attributeOf(element, attribute)]),
    ),
    ...["srcset", "imagesrcset"].flatMap((attribute) =>
      collect(root, `[${attribute}]`, (element) =>
        parseSrcset(attributeOf(element, attribute)).map(({ url }) => url),
      ),
    ),
    ...collect(root, "[data-scripts]", (element) =>
      attributeOf(element, "data-scripts").split(" "),
    ),
    ...collect(root, "[style]", (element) => urlsInCss(attributeOf(element, "style"))),
    ...collect(root, "style", (element) => urlsInCss(element.textContent)),
    ...collect(root, 'script[type="application/ld+json"]', addressesInJsonLd),
  ];
}

function collect(
  root: HtmlElement,
  selector: string,
  urlsOf: (element: HtmlElement) => readonly string[],
): readonly Reference[] {
  return root
    .querySelectorAll(selector)
    .flatMap((element) => urlsOf(element).map((url) => ({ url, line: element.location.line })));
}

function urlsInCss(css: string): readonly string[] {
  return cssReferences(css).map(({ url }) => url);
}

function addressesInJsonLd({ textContent, location }: HtmlElement): readonly string[] {
  try {
    return addressesIn(JSON.parse(textContent));
  } catch (error) {
    throw new Error(`the JSON-LD in line ${location.line}: ${String(error)}`);
  }
}

/** Returns the URLs among the values, except "@id", which is only an identifier. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "@id" ? [] : addressesIn(part)));
}
