import { footerPages } from "../../src/gatsby/footerPages";

const document = (slug: string, order: number, linkLabel?: string) => ({
  slug,
  order,
  linkLabel,
  title: `The ${slug}`,
});

test("the footer lists the documents in order, by their short name if they have one", async () => {
  const documents = [document("safety", 2), document("privacy", 1, "Privacy")];
  const findAll = ({ type }: { type: string }) =>
    Promise.resolve({ entries: type === "LegalDocument" ? documents : [] });
  const context = { nodeModel: { findAll } };
  const resolve = footerPages.resolve as (...args: unknown[]) => Promise<unknown>;
  expect(await resolve({}, {}, context)).toEqual([
    { label: "Privacy", path: "/privacy" },
    { label: "The safety", path: "/safety" },
  ]);
});
