import type { Node } from "gatsby";
import { tokenValues, type Company } from "../model/tokens";
import type { ResolverContext } from "./resolvers";

async function only<Fields>(type: string, file: string, { nodeModel }: ResolverContext) {
  const node = await nodeModel.findOne<Node & Fields>({ type, query: {} });
  if (!node) throw new Error(`content/site/${file} is missing`);
  return node;
}

/**
 * The values of all tokens, read through the node model so that Gatsby re-runs a query when one of them
 * changes.
 */
export const currentValues = async (context: ResolverContext) =>
  tokenValues(
    await only<Company>("SiteCompany", "company.yml", context),
    await only("SitePolicies", "policies.yml", context),
  );
