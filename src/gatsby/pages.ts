import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { handMadePages, pageTypes, routeOf, sectionOf, type PageNode } from "../model/pageTable";

/** Creates the page of every entry whose type has a template. */
export function createContentPages({ getNodesByType, actions }: CreatePagesArgs): void {
  for (const { name, page } of pageTypes) {
    if (!page.template) continue;
    const nodes = getNodesByType(name) as unknown as PageNode[];
    for (const slug of nodes.map((node) => node.slug).sort())
      actions.createPage({
        path: routeOf(page, slug),
        component: path.resolve(page.template),
        // Not the node's id: it contains the project's folder, and the page context is published.
        context: { slug, section: sectionOf(page, slug), sections: page.sections },
      });
  }
}

/** Gatsby's other paths of the 404 page. */
const notFoundCopies = ["/404.html", "/dev-404-page"];

/** Adds the sections to a page of src/pages. One that is not in the page table fails the build: the sitemap would lack it. */
export function addPageContext({ page, actions, reporter }: CreatePageArgs) {
  const address = page.path.replace(/(?<=.)\/$/, "");
  if (notFoundCopies.includes(address)) return;
  const type = handMadePages.find((known) => known.page.route === address);
  if (!type) {
    reporter.panicOnBuild(
      `${path.relative(process.cwd(), page.component)}: no content type has the page ${address}; ` +
        "see “A new page” in CONTRIBUTING.md",
    );
    return;
  }
  if (type.page.isHidden) return;
  const { sections, isAlone } = type.page;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    context: { ...page.context, section: sectionOf(type.page), sections, isAlone },
  });
}
