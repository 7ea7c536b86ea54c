import { currentValues } from "../../src/gatsby/fillTokens";
import type { ResolverContext } from "../../src/gatsby/resolvers";

const nodes: Record<string, object> = { SiteCompany: { address: {} }, SitePolicies: {} };

test.each([
  ["SiteCompany", "company.yml"],
  ["SitePolicies", "policies.yml"],
])("fails the build without %s", async (missing, file) => {
  const findOne = ({ type }: { type: string }) =>
    Promise.resolve(type === missing ? null : nodes[type]);
  const context = { nodeModel: { findOne } } as unknown as ResolverContext;
  await expect(currentValues(context)).rejects.toThrow(`content/site/${file} is missing`);
});
