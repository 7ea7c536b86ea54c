/** The pages of the site, each with its anchors; undefined where these cannot be known. */
export type SiteMap = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** What the pages that are made by hand offer to links. */
export const handMade: Readonly<Record<string, readonly string[]>> = {
  "/": ["home", "offer", "services", "products", "about", "what-we-offer", "partners", "footer"],
  "/contact": ["contact-form", "contact-map", "footer"],
};

/** Ids of the frame that every page has; a heading must not take one. */
export const frameIds: readonly string[] = [
  "footer",
  "content",
  "main-navigation",
  "app-download",
  "gatsby-announcer",
  "gatsby-focus-wrapper",
];

/** Addresses that belong to hand-made pages, to Gatsby, or to the server. */
export const reservedSlugs: readonly string[] = [
  "404",
  "api",
  "assets",
  "contact",
  "dev-404-page",
  "fonts",
  "health",
  "healthz",
  "home",
  "icons",
  "index",
  "page-data",
  "public",
  "releases",
  "share",
  "sitemap",
  "sitemap-0",
  "sitemap-index",
  "static",
];

/** A page that a content file becomes. */
export interface ContentPage {
  route: string;
  anchors?: readonly string[];
}

/** The map of the site with the pages that content files become. */
export function siteMap(pages: readonly ContentPage[]): SiteMap {
  const map = new Map<string, ReadonlySet<string> | undefined>(
    Object.entries(handMade).map(([route, anchors]) => [route, new Set(anchors)]),
  );
  for (const { route, anchors } of pages)
    map.set(route, anchors && new Set([...anchors, "footer"]));
  return map;
}
