import type { HtmlElement } from "html-validate";
import { cssReferences } from "./css";
import { attributeOf } from "./document";
import { jsonLdReferences } from "./jsonLd";

/** One address that a file names, and where. */
export interface Reference {
  readonly url: string;
  readonly line: number;
  /** Whether the browser fetches it with the page, without being asked to go there. */
  readonly isLoaded?: boolean;
}

type Attributes = readonly (readonly [selector: string, attribute: string])[];

const followed: Attributes = [
  ["a", "href"],
  ["area", "href"],
  ['meta[property="og:image"]', "content"],
  ['meta[property="og:url"]', "content"],
  ['meta[name="twitter:image"]', "content"],
];
const loaded: Attributes = [
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
];
const candidateLists: Attributes = [
  ["img", "srcset"],
  ["source", "srcset"],
  ["link", "imagesrcset"],
];

/** Every address that a page asks for or leads to. */
export function referencesOf(root: HtmlElement): readonly Reference[] {
  const listed = valuesOf(root, candidateLists).flatMap(({ url, line }) =>
    url.split(/,\s+/).map((candidate) => ({ url: candidate.trim().split(/\s+/)[0] ?? "", line })),
  );
  const styled = root
    .querySelectorAll("style")
    .flatMap((style) =>
      cssReferences(style.textContent).map(({ url }) => ({ url, line: style.location.line })),
    );
  const fetched = [...valuesOf(root, loaded), ...listed, ...styled];
  return [
    ...valuesOf(root, followed),
    ...fetched.map((reference) => ({ ...reference, isLoaded: true })),
    ...jsonLdReferences(root),
  ];
}

function valuesOf(root: HtmlElement, pairs: Attributes): readonly Reference[] {
  return pairs.flatMap(([selector, attribute]) =>
    root.querySelectorAll(`${selector}[${attribute}]`).map((element) => ({
      url: attributeOf(element, attribute),
      line: element.location.line,
    })),
  );
}
