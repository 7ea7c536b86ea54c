import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { addPageContext, createContentPages } from "../../src/gatsby/pages";

test("a page without a content type fails the build; the 404 pages need none", () => {
  const problems = ["prices.tsx", "404.tsx"].map((file) => {
    const panicOnBuild = jest.fn();
    const address = `/${file.replace(".tsx", "/")}`;
    const page = { path: address, component: path.resolve("src/pages", file), context: {} };
    void addPageContext({ page, reporter: { panicOnBuild } } as unknown as CreatePageArgs);
    return panicOnBuild.mock.calls.flat() as string[];
  });
  expect(problems).toEqual([
    [
      "src/pages/prices.tsx: no content type has the page /prices; see “A new page” in CONTRIBUTING.md",
    ],
    [],
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
