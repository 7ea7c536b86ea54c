import { layoutIds } from "../../../../src/lib/layoutIds";
import { handMadePages, listedPages } from "../../../../src/model/pageTable";

/** The pages of the site, each with its anchors; undefined where these cannot be known. */
export type SiteMap = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Ids that every page has; a heading must not take one. */
export const sharedIds: readonly string[] = [
  ...Object.values(layoutIds),
  "gatsby-announcer",
  "gatsby-focus-wrapper",
];

/** Addresses that belong to hand-made pages and their share pictures, to Gatsby, or to the server. */
export const reservedSlugs: readonly string[] = [
  ...handMadePages.map(({ page }) => page.route.slice(1)),
  ...handMadePages.map(({ path }) => path.replace(/^site\/|\.yml$/g, "")),
  "api",
  "assets",
  "dev-404-page",
  "fonts",
  "health",
  "healthz",
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
  const handMade = handMadePages
    .filter((type) => listedPages.includes(type))
    .map(({ page: { route, sections = [], anchors = [] } }) => ({
      route,
      anchors: [...sections, ...anchors],
    }));
  return new Map(
    [...handMade, ...pages].map(({ route, anchors }) => [
      route,
      anchors && new Set([...anchors, layoutIds.footer]),
    ]),
  );
}
