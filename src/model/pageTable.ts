import { isCollection, type ContentType, type Page } from "./contentType";
import { contentTypes } from "./contentTypes";

/** A kind of content that has a page, or one for each of its files. */
export type PageType = ContentType & { page: Page };

const hasPage = (type: ContentType): type is PageType => type.page !== undefined;

/** Every kind of page: the one table that all lists of pages are made from. */
export const pageTypes: readonly PageType[] = contentTypes.filter(hasPage);

/** The pages that have a file in src/pages. */
export const handMadePages = pageTypes.filter((type) => !isCollection(type));

/** The kinds of page that links, the sitemap and search engines know. */
export const listedPages = pageTypes.filter(({ page }) => !page.isHidden);

/** The address of the page that the file named `slug` becomes; a hand-made page has no slug in it. */
export const routeOf = ({ route }: Page, slug = "") => route.replace("<slug>", slug);

/** The addresses that the sitemap leaves out. */
export const hiddenRoutes = pageTypes
  .filter(({ page }) => page.isHidden)
  .map(({ page }) => routeOf(page));

/** The section that a page makes active before it is scrolled (specification, section 4). */
export const sectionOf = (page: Page, slug?: string) =>
  page.sections?.[0] ?? routeOf(page, slug).slice(1);

/** The address of a page's share picture. */
export const shareCardOf = (slug: string) => `/share/${slug}.jpg`;

/** The words of a page that other pages, search results and shared links show. */
export interface PageNode {
  slug: string;
  title?: string;
  linkLabel?: string;
  order: number;
  meta?: { title: string };
}

/** The title of a page as search results show it. */
export const titleOf = ({ meta, title = "" }: PageNode) => meta?.title ?? title;
