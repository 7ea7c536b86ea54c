import type { HtmlElement } from "html-validate";
import { parseSrcset } from "srcset";
import type { Reference } from "./builtSite";
import { attributeOf } from "./document";
import { cssReferences } from "./fileReferences";

type UrlsOf = (element: HtmlElement) => readonly string[];

const addressIn =
  (attribute: string): UrlsOf =>
  (element) => [attributeOf(element, attribute)];

const candidatesIn =
  (attribute: string): UrlsOf =>
  (element) =>
    parseSrcset(attributeOf(element, attribute)).map(({ url }) => url);

const urlsInCss = (css: string) => cssReferences(css).map(({ url }) => url);

/** The elements with addresses that a page loads or links to, by selector. */
const sources: Readonly<Record<string, UrlsOf>> = {
  "[href]": addressIn("href"),
  "[src]": addressIn("src"),
  "[action]": addressIn("action"),
  "[data-page]": addressIn("data-page"),
  'meta[property="og:image"]': addressIn("content"),
  'meta[property="og:url"]': addressIn("content"),
  'meta[name="twitter:image"]': addressIn("content"),
  "[srcset]": candidatesIn("srcset"),
  "[imagesrcset]": candidatesIn("imagesrcset"),
  "[data-scripts]": (element) => attributeOf(element, "data-scripts").split(" "),
  "[style]": (element) => urlsInCss(attributeOf(element, "style")),
  style: ({ textContent }) => urlsInCss(textContent),
  'script[type="application/ld+json"]': addressesInJsonLd,
};

/** Returns all addresses that a page loads or links to. */
export const pageReferences = (root: HtmlElement): readonly Reference[] =>
  Object.entries(sources).flatMap(([selector, urlsOf]) =>
    root
      .querySelectorAll(selector)
      .flatMap((element) => urlsOf(element).map((url) => ({ url, line: element.location.line }))),
  );

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
