import type { FieldResolver } from "./resolvers";
import { routeOf, shareCardOf, type PageType } from "../model/pageTable";

/** The fields that every content type with a page has in addition to its own. */
export const pageFields = ({ page }: PageType): Readonly<Record<string, FieldResolver>> => ({
  path: {
    type: "String!",
    description: "The page's address on the site, without a trailing slash.",
    resolve: ({ slug }) => routeOf(page, String(slug)),
  },
  shareCard: {
    type: "String!",
    description: "The address of the picture that shows when the page is shared, 1200 × 630.",
    resolve: ({ slug }) => shareCardOf(routeOf(page, String(slug))),
  },
});
