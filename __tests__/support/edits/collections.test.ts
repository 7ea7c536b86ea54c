import { typeOf } from "../../../src/model/contentTypes";
import { checkContent } from "../../../tools/content/check/checkContent";
import { collections, fewestOfEach, oneMoreOfEach, rename, reverseOrder } from "./collections";
import { readFile, type Tree } from "./contentFiles";
import { memorySource, validTree } from "../contentTree";

let tree: Tree;
let before: Tree;
beforeEach(async () => {
  tree = await validTree();
  before = new Map(tree);
});

/** The number of entries in each collection of a tree. */
const countsIn = (files: Tree) =>
  collections.map(
    ({ name }) => [...files.keys()].filter((file) => typeOf(file)?.type.name === name).length,
  );

async function expectNoProblem() {
  expect((await checkContent(memorySource(tree))).problems).toEqual([]);
}

it("adds one entry to each collection", async () => {
  oneMoreOfEach(tree);
  expect(countsIn(tree)).toEqual(countsIn(before).map((count) => count + 1));
  await expectNoProblem();
});

it("reverses each collection", async () => {
  reverseOrder(tree);
  const partners = countsIn(before)[collections.findIndex(({ name }) => name === "Partner")];
  expect(readFile(tree, "partners/depot.yml")?.fields.order).toBe(partners);
  expect(readFile(tree, "products/cage/index.md")?.fields.order).toBe(1);
  await expectNoProblem();
});

it("renames a document and a service, with the links to them", async () => {
  reverseOrder(tree);
  rename(tree);
  expect([...tree.keys()]).toEqual(
    expect.arrayContaining(["legal/renamed.md", "services/renamed.md"]),
  );
  expect(countsIn(tree)).toEqual(countsIn(before));
  await expectNoProblem();
});

it("reduces each collection to its minimum", async () => {
  fewestOfEach(tree);
  expect(countsIn(tree)).toEqual(collections.map(({ count }) => count.min));
  await expectNoProblem();
});
