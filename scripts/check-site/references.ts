import type { HtmlElement } from "html-validate";
import { cssReferences } from "./css";
import { attributeOf } from "./document";
import { jsonLdReferences } from "./jsonLd";

/** One address that a file names, and where. */
export interface Reference {
  readonly url: string;
  readonly line: number;
}

const attributes: readonly (readonly [selector: string, attribute: string])[] = [
  ["a", "href"],
  ["area", "href"],
  ["link", "href"],
  ["script", "src"],
  ["img", "src"],
  ["source", "src"],
  ["video", "src"],
  ["video", "poster"],
  ["audio", "src"],
  ["track", "src"],
  ["iframe", "src"],
  ["embed", "src"],
  ["object", "data"],
  ["use", "href"],
  ["image", "href"],
  ['meta[property="og:image"]', "content"],
  ['meta[property="og:url"]', "content"],
  ['meta[name="twitter:image"]', "content"],
];
const candidateLists: typeof attributes = [
  ["img", "srcset"],
  ["source", "srcset"],
  ["link", "imagesrcset"],
];

/** Every address that a page asks for or leads to. */
export function referencesOf(root: HtmlElement): readonly Reference[] {
  const single = valuesOf(root, attributes);
  const listed = valuesOf(root, candidateLists).flatMap(({ url, line }) =>
    url.split(/,\s+/).map((candidate) => ({ url: candidate.trim().split(/\s+/)[0] ?? "", line })),
  );
  const styled = root
    .querySelectorAll("style")
    .flatMap((style) =>
      cssReferences(style.textContent).map(({ url }) => ({ url, line: style.location.line })),
    );
  return [...single, ...listed, ...styled, ...jsonLdReferences(root)];
}

function valuesOf(root: HtmlElement, pairs: typeof attributes): readonly Reference[] {
  return pairs.flatMap(([selector, attribute]) =>
    root.querySelectorAll(`${selector}[${attribute}]`).map((element) => ({
      url: attributeOf(element, attribute),
      line: element.location.line,
    })),
  );
}
