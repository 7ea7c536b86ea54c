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
  const handMade = handMadePages
    .filter(({ page }) => !page.isHidden)
    .map(({ page: { route, sections = [], anchors = [] } }) => ({
      route,
      anchors: [...sections, ...anchors],
    }));
  const made = texts.map((text) => ({ route: text.route, anchors: anchorsIn(text) }));
  return new Map(
    [...handMade, ...made].flatMap(({ route, anchors }) =>
      route === undefined ? [] : [[route, anchors && new Set([...anchors, layoutIds.footer])]],
    ),
  );
}
