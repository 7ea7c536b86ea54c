import { layoutIds } from "../../../../src/lib/layoutIds";
import { handMadePages, listedPages } from "../../../../src/model/pageTable";
import type { TextReading } from "../reading";

/** The paths of the site's pages with their anchors, which are undefined if they are unknown. */
export type SiteMap = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Ids on every page, which a heading must not have. */
export const sharedIds: readonly string[] = [...Object.values(layoutIds), "gatsby-focus-wrapper"];

/** Addresses, without the first slash, of hand-made pages, and those that Gatsby or the server uses. */
export const reservedAddresses: readonly string[] = [
  ...handMadePages.map(({ page }) => page.route.slice(1)),
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

/** Returns the site map: the hand-made pages, and those made from content files. */
export function siteMap(texts: readonly TextReading[]): SiteMap {
  const handMade = handMadePages
    .filter((type) => listedPages.includes(type))
    .map(({ page: { route, sections = [], anchors = [] } }) => ({
      route,
      anchors: [...sections, ...anchors],
    }));
  return new Map(
    [...handMade, ...texts].flatMap(({ route, anchors }) =>
      route === undefined ? [] : [[route, anchors && new Set([...anchors, layoutIds.footer])]],
    ),
  );
}
