import type { FieldResolver } from "./resolvers";
import { inOrder, pageTypes, routeOf, titleOf, type PageNode } from "../model/pageTable";

/** The query `footerPages`: links to all pages that the footer lists automatically, in order. */
export const footerPages: FieldResolver = {
  type: "[PageLink!]!",
  async resolve(_source, _args, { nodeModel }) {
    const links = pageTypes
      .filter(({ page }) => page.isInFooter)
      .map(async ({ name, page }) => {
        const { entries } = await nodeModel.findAll<PageNode>({ type: name });
        return inOrder(entries).map((node) => ({
          label: node.linkLabel ?? titleOf(node),
          path: routeOf(page, node.slug),
        }));
      });
    return (await Promise.all(links)).flat();
  },
};
