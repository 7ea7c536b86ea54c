import path from "node:path";
import type { CreatePageArgs } from "gatsby";
import { addPageContext } from "../../src/gatsby/pages";

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
