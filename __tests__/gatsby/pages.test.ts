import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { addPageContext, createContentPages } from "../../src/gatsby/pages";

/** Notifies our code that Gatsby found a file in src/pages. */
function find(file: string, address: string) {
  const page = { path: address, component: path.resolve("src/pages", file), context: { own: 1 } };
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const args = { page, actions: { createPage, deletePage: jest.fn() }, reporter: { panicOnBuild } };
  void addPageContext(args as unknown as CreatePageArgs);
  return { created: createPage.mock.calls.flat(), errors: panicOnBuild.mock.calls.flat() };
}

test.each([
  ["index.tsx", "/", "home"],
  ["contact.tsx", "/contact/", "contact"],
])("the page of %s gets its section", (file, address, section) => {
  const { created, errors } = find(file, address);
  expect(created).toEqual([
    expect.objectContaining({
      path: address,
      context: expect.objectContaining({ section, own: 1 }),
    }),
  ]);
  expect(errors).toEqual([]);
});

test("the context of a page contains its sections", () => {
  const { created } = find("index.tsx", "/");
  expect(created).toEqual([
    expect.objectContaining({
      context: expect.objectContaining({ sections: expect.arrayContaining(["partners"]) }),
    }),
  ]);
});

test.each(["/404/", "/404.html", "/dev-404-page/"])("%s makes no section active", (address) => {
  expect(find("404.tsx", address)).toEqual({ created: [], errors: [] });
});

test("a page without a content type fails the build", () => {
  expect(find("prices.tsx", "/prices/").errors).toEqual([
    "src/pages/prices.tsx: no content type has the page /prices; see “A new page” in CONTRIBUTING.md",
  ]);
});

test("each legal document becomes the page of its name, with the same result in every folder", async () => {
  const createPage = jest.fn();
  const graphql = (query: string) => {
    const nodes = query.includes("allLegalDocument") ? [{ slug: "safety" }] : [];
    return Promise.resolve({ data: { all: { nodes } } });
  };
  await createContentPages({ graphql, actions: { createPage } } as unknown as CreatePagesArgs);
  expect(createPage.mock.calls.flat()).toEqual([
    {
      path: "/safety",
      component: path.resolve("src/templates/LegalPage.tsx"),
      context: { slug: "safety", section: "safety", sections: undefined },
    },
  ]);
});

test("entries that cannot be listed fail the build", async () => {
  const panicOnBuild = jest.fn();
  const graphql = () => Promise.resolve({ errors: ["broken"] });
  const reporter = { panicOnBuild };
  await createContentPages({ graphql, reporter } as unknown as CreatePagesArgs);
  expect(panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/^Cannot list the pages of \w+$/),
    ["broken"],
  );
});
