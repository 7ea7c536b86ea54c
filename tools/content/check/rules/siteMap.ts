import { layoutIds } from "../../../../src/lib/layoutIds";
import { handMadePages } from "../../../../src/model/pageTable";
import type { TextReading } from "../read/reading";

/** Ids on every page, which a heading must not have. */
export const sharedIds: readonly string[] = [...Object.values(layoutIds), "gatsby-focus-wrapper"];

/** Addresses, without the first slash, of hand-made pages, and those that Gatsby or the server uses. */
export const reservedAddresses: readonly string[] = [
  ...handMadePages.map(({ page }) => page.route.slice(1)),
  ...["api", "assets", "dev-404-page", "fonts", "health", "healthz", "icons", "index", "page-data"],
  ...["public", "releases", "share", "sitemap", "sitemap-0", "sitemap-index", "static"],
];

/** Returns the anchors of a text's sections that are not headings. */
export const anchorFields = ({ values }: TextReading) =>
  values
    .filter(({ meta }) => meta.anchor)
    .map(({ value, point }) => ({ id: String(value), point }));

/** The paths of the site's pages with their anchors, which are undefined if they are unknown. */
export type SiteMap = ReadonlyMap<string, ReadonlySet<string> | undefined>;

function anchorsIn(text: TextReading): string[] | undefined {
  if (text.content?.written === undefined) return undefined;
  if (!text.body) return [];
  return [...text.body.anchors, ...anchorFields(text)].map(({ id }) => id);
}

/** Returns the site map: the hand-made pages, and those made from content files. */
export function siteMap(texts: readonly TextReading[]): SiteMap {
  const map = new Map<string, ReadonlySet<string> | undefined>();
  for (const { page } of handMadePages) {
    const anchors = [...(page.sections ?? []), ...(page.anchors ?? []), layoutIds.footer];
    if (!page.isHidden) map.set(page.route, new Set(anchors));
  }
  for (const text of texts) {
    const anchors = anchorsIn(text);
    if (text.route) map.set(text.route, anchors && new Set([...anchors, layoutIds.footer]));
  }
  return map;
}
