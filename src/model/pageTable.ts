import { isCollection, type Page } from "./contentType";
import { contentTypes } from "./contentTypes";

/**
 * The content types with a page, or with a page for each of their files: the single table from which all lists of pages
 * are derived.
 */
export const pageTypes = contentTypes.flatMap(({ page, ...type }) =>
  page ? [{ ...type, page }] : [],
);

/** The pages that have a file in src/pages. */
export const handMadePages = pageTypes.filter((type) => !isCollection(type));

/** The path of a page; `slug` is only needed if the route contains one. */
export const routeOf = ({ route }: Page, slug = "") => route.replace("<slug>", slug);

/** The paths that the sitemap excludes. */
export const hiddenRoutes = pageTypes.flatMap(({ page }) => (page.isHidden ? page.route : []));

/** The section that a page makes active initially (specification, section 4). */
export const sectionOf = (page: Page, slug?: string) =>
  page.sections?.[0] ?? routeOf(page, slug).slice(1);

/** The text of a page that other pages, search results and shared links show. */
export interface PageNode {
  slug: string;
  title?: string;
  linkLabel?: string;
  order: number;
  meta?: { title: string };
}

/**
 * A page's title in search results and footer links.
 * @throws if its content type has neither `title` nor `meta.title`
 */
export function titleOf({ slug, meta, title }: PageNode): string {
  const found = meta?.title ?? title;
  if (!found)
    throw new Error(
      `The page of "${slug}" has no title: a type with a page needs the field "title" or "meta"`,
    );
  return found;
}

/** Entries by their order; those of equal order by title. */
export const inOrder = <Entry extends PageNode>(entries: Iterable<Entry>) =>
  [...entries].sort((a, b) => a.order - b.order || titleOf(a).localeCompare(titleOf(b), "en"));
