import { pathOf } from "./builtSite";
import type { Named } from "./links";
import { isHidden, type Pages } from "./pages";

/** Where the sitemaps and robots.txt do not name the pages for search engines, all of them and only them. */
export function sitemapProblems(named: Named, pages: Pages, origin: string | undefined) {
  if (origin === undefined) return [];
  const entries = [...named].flatMap(([file, references]) =>
    isForRobots(file) ? references.map(({ url, line }) => ({ url, place: `${file}:${line}` })) : [],
  );
  const elsewhere = entries
    .filter(({ url }) => !url.startsWith(`${origin}/`))
    .map(({ url, place }) => `${place} names ${url}, which is not in ${origin}/`);

  const places = new Map(entries.map(({ url, place }) => [url, place]));
  const misplaced = [...pages].flatMap(([file, root]) => {
    const address = origin + pathOf(file);
    const place = places.get(address);
    if (!isHidden(root)) return place ? [] : [`${file}: no sitemap names ${address}`];
    return place ? [`${place} names ${address}, which asks search engines to leave it out`] : [];
  });
  return [...elsewhere, ...misplaced];
}

function isForRobots(file: string): boolean {
  return /^\/(sitemap[^/]*\.xml|robots\.txt)$/.test(file);
}
