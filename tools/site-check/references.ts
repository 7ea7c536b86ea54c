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
  ["form", "action"],
  ['meta[property="og:image"]', "content"],
  ['meta[property="og:url"]', "content"],
  ['meta[name="twitter:image"]', "content"],
];
const loaded: Attributes = [
  ["link", "href"],
  ["script", "src"],
  ["img", "src"],
  ["input", "src"],
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
  const styles = [...valuesOf(root, [["", "style"]]), ...sheetsOf(root)];
  const fetched = [
    ...valuesOf(root, loaded),
    ...partsOf(valuesOf(root, candidateLists), candidatesIn),
    ...partsOf(styles, (css) => cssReferences(css).map(({ url }) => url)),
  ];
  const links = valuesOf(root, followed).map(({ value, line }) => ({ url: value, line }));
  const loads = fetched.map(({ value, line }) => ({ url: value, line, isLoaded: true }));
  return [...links, ...loads, ...jsonLdReferences(root)];
}

interface Value {
  readonly value: string;
  readonly line: number;
}

function valuesOf(root: HtmlElement, pairs: Attributes): readonly Value[] {
  return pairs.flatMap(([selector, attribute]) =>
    root.querySelectorAll(`${selector}[${attribute}]`).map((element) => ({
      value: attributeOf(element, attribute),
      line: element.location.line,
    })),
  );
}

function sheetsOf(root: HtmlElement): readonly Value[] {
  const sheets = root.querySelectorAll("style");
  return sheets.map((style) => ({ value: style.textContent, line: style.location.line }));
}

function partsOf(values: readonly Value[], split: (value: string) => readonly string[]) {
  return values.flatMap(({ value, line }) => split(value).map((part) => ({ value: part, line })));
}

/** The addresses of a srcset. A comma inside of one is part of it; one behind it ends it. */
function candidatesIn(srcset: string): readonly string[] {
  const candidates = srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]*)?(?:,|$)/g);
  return [...candidates].map(([, url = ""]) => url);
}
