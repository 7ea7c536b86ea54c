/** @jest-environment node */
import { edit, remove, testFaults } from "../../../support/faults";
import type { Tree } from "../../../support/contentTree";

const note = (words: string) => edit("site/home.yml", /^( {2}app: ).*/m, `  app: ${words}`);

const both =
  (...changes: ((tree: Tree) => void)[]) =>
  (tree: Tree): void =>
    changes.forEach((change) => change(tree));

describe("Words that refer to a deleted entry", () => {
  testFaults([
    { name: "a correct number of products", change: note("All five products."), problems: [] },
    {
      name: "a wrong number of products",
      change: note("All six products."),
      problems: [
        expect.stringMatching(
          /^content\/site\/home\.yml:\d+:\d+ hint count: "six products": there are 5 in content\/; change the words$/,
        ) as unknown as string,
      ],
    },
    {
      name: "a number of sizes that was correct before a product was deleted",
      change: both(
        note("In 4 sizes."),
        remove("products/travel-set/index.md"),
        remove("products/travel-set/set.webp"),
      ),
      problems: [expect.stringMatching(/"4 sizes": there are 2 in content\//) as unknown as string],
    },
    {
      name: "a link that names a size without a product",
      change: edit(
        "site/navigation.yml",
        /(?<=label: )[^\n]*(?=\n *to: \/#services)/,
        "99kg bottle",
      ),
      problems: [
        expect.stringMatching(
          /^content\/site\/navigation\.yml:\d+:\d+ hint left-over: no product has "99kg" in its name; change or delete the link$/,
        ) as unknown as string,
      ],
    },
  ]);
});
