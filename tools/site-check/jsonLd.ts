import type { HtmlElement } from "html-validate";
import type { Reference } from "./references";

/** The addresses in a page's structured data. */
export function jsonLdReferences(root: HtmlElement): readonly Reference[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const { line } = script.location;
    return addressesIn(parsed(script.textContent, line)).map((url) => ({ url, line }));
  });
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`the JSON-LD in line ${line}: ${String(error)}`);
  }
}

/** Every address in the values. What an "@id" holds is a name, and need not lead anywhere. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "@id" ? [] : addressesIn(part)));
}
