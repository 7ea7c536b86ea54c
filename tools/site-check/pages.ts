import type { HtmlElement } from "html-validate";
import { pathOf } from "./builtSite";
import { attributeOf } from "./document";

/** The pages of a site as trees, by file. */
export type Pages = ReadonlyMap<string, HtmlElement>;

/** The landing page's canonical address says where the site lives; undefined when it says nothing. */
export function originOf(landing: HtmlElement | undefined): string | undefined {
  const [canonical = ""] = landing ? canonicalsOf(landing) : [];
  return URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}

/** Whether a page asks search engines to leave it out. */
export function isHidden(root: HtmlElement): boolean {
  const robots = root.querySelector('meta[name="robots"]')?.getAttributeValue("content");
  return /\bnoindex\b/.test(robots ?? "");
}

/** A page that was not rendered: without scripts it stays white. */
export function emptiness(file: string, root: HtmlElement): readonly string[] {
  const words = root.querySelector("main")?.textContent.trim();
  return words ? [] : [`${file}: there are no words in <main>; the page was not rendered`];
}

/** Where a page does not give search engines its own address. */
export function addressProblems(file: string, root: HtmlElement, origin: string | undefined) {
  const isLanding = file === "/index.html";
  if (isHidden(root) && !isLanding) return [];
  const said = canonicalsOf(root).join(" and ") || "missing";
  if (origin === undefined) {
    const wanted = "it must be the full address of the site";
    return isLanding ? [`${file}: the canonical address is ${said}; ${wanted}`] : [];
  }
  const own = origin + pathOf(file);
  return said === own ? [] : [`${file}: the canonical address is ${said}; it must be ${own}`];
}

function canonicalsOf(root: HtmlElement): readonly string[] {
  const links = root.querySelectorAll('link[rel="canonical"]');
  return links.map((link) => attributeOf(link, "href"));
}
