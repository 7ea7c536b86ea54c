import type { Node } from "gatsby";
import type { FieldResolver } from "./resolvers";
import { pageTypes, routeOf, titleOf, type PageNode } from "../model/pageTable";

/** What a link in the footer needs to know of a page. */
export const pageLinkType = /* GraphQL */ `
  type PageLink {
    label: String!
    path: String!
  }
`;

/** The query `footerPages`: a link to every page that the footer lists by itself, in their order. */
export const footerPages: FieldResolver = {
  type: "[PageLink!]!",
  async resolve(_source, _args, { nodeModel }) {
    const links = pageTypes
      .filter(({ page }) => page.isInFooter)
      .map(async ({ name, page }) => {
        const { entries } = await nodeModel.findAll<Node & PageNode>({ type: name });
        return [...entries]
          .sort((a, b) => a.order - b.order || titleOf(a).localeCompare(titleOf(b), "en"))
          .map((node) => ({
            label: node.linkLabel ?? titleOf(node),
            path: routeOf(page, node.slug),
          }));
      });
    return (await Promise.all(links)).flat();
  },
};
