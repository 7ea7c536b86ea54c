import type { HtmlElement } from "html-validate";
import { addressOf } from "../../headers/addresses";
import type { BuiltSite, PageRule } from "./builtSite";
import { valuesIn } from "./document";

/** Returns the origin of the landing page's canonical URL; undefined if it has none. */
export function originOf(pages: BuiltSite["pages"]): string | undefined {
  const landing = pages.get("/index.html");
  const [canonical = ""] = landing ? canonicalsOf(landing) : [];
  return URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}

/** Reports a page whose canonical URL is not its own. */
export const canonicalProblems: PageRule = ({ origin }, file, root) => {
  const isLanding = file === "/index.html";
  if (isHidden(root) && !isLanding) return [];
  const found = canonicalsOf(root).join(" and ") || "missing";
  const problem = `${file}: the canonical address is ${found}; it must be`;
  if (origin === undefined) return isLanding ? [`${problem} the full address of the site`] : [];
  const own = origin + addressOf(file);
  return found === own ? [] : [`${problem} ${own}`];
};

/** Reports pages that are missing from the sitemaps, and other URLs in sitemaps and robots.txt. */
export function sitemapProblems({ references: named, pages, origin }: BuiltSite) {
  if (origin === undefined) return [];
  const entries = [...named].flatMap(([file, references]) =>
    isForRobots(file) ? references.map(({ url, line }) => ({ url, place: `${file}:${line}` })) : [],
  );
  const elsewhere = entries
    .filter(({ url }) => !url.startsWith(`${origin}/`))
    .map(({ url, place }) => `${place} names ${url}, which is not in ${origin}/`);

  const places = new Map(entries.map(({ url, place }) => [url, place]));
  const misplaced = [...pages].flatMap(([file, root]) => {
    const address = origin + addressOf(file);
    const place = places.get(address);
    if (!isHidden(root)) return place ? [] : [`${file}: no sitemap names ${address}`];
    return place ? [`${place} names ${address}, which asks search engines to leave it out`] : [];
  });
  return [...elsewhere, ...misplaced];
}

const canonicalsOf = (root: HtmlElement) => valuesIn(root, 'link[rel="canonical"]', "href");

/** Whether a page asks search engines to leave it out. */
function isHidden(root: HtmlElement): boolean {
  const robots = root.querySelector('meta[name="robots"]')?.getAttributeValue("content");
  return /\bnoindex\b/.test(robots ?? "");
}

function isForRobots(file: string): boolean {
  return /^\/(sitemap[^/]*\.xml|robots\.txt)$/.test(file);
}
