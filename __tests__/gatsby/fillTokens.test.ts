import { currentValues, fillTokens } from "../../src/gatsby/fillTokens";
import type { ResolverContext, ResolverInfo } from "../../src/gatsby/resolvers";

const company = {
  name: "Testgas",
  telephone: "+234 801 234 5678",
  email: "desk@testgas.ng",
  serviceArea: "Jos and around",
  address: { locality: "Bukuru", region: "Plateau", country: "Nigeria" },
};
const policies = { returnWindow: "3 days", minimumAge: 21 };

const nodes: Record<string, object> = { SiteCompany: company, SitePolicies: policies };
const contextWith = (found: typeof nodes) =>
  ({
    nodeModel: { findOne: ({ type }: { type: string }) => Promise.resolve(found[type] ?? null) },
  }) as unknown as ResolverContext;

describe("@fillTokens", () => {
  const { resolve } = fillTokens.extend();
  const ask = (source: Record<string, unknown>) =>
    resolve(source, {}, contextWith(nodes), { fieldName: "note" } as ResolverInfo);

  it("interpolates tokens in a sentence", async () => {
    expect(await ask({ note: "At {policy.minimumAge}, {company.address}" })).toBe(
      "At 21, Bukuru, Plateau, Nigeria",
    );
  });

  it("interpolates tokens in each sentence of a list", async () => {
    expect(await ask({ note: ["{policy.returnWindow}", "{company.serviceArea}"] })).toEqual([
      "3 days",
      "Jos and around",
    ]);
  });

  it("leaves an absent value absent", async () => {
    expect(await ask({})).toBeUndefined();
  });
});

test.each([
  ["SiteCompany", "company.yml"],
  ["SitePolicies", "policies.yml"],
])("fails the build without %s", async (type, file) => {
  const others = Object.entries(nodes).filter(([name]) => name !== type);
  const context = contextWith(Object.fromEntries(others));
  await expect(currentValues(context)).rejects.toThrow(`content/site/${file} is missing`);
});
