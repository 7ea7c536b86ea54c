import { typeOf } from "../../../src/model/contentTypes";
import { checkContent } from "../../../tools/content/check/checkContent";
import { readFile, type Tree } from "./contentFiles";
import { changeFigures, exchangePictures, rewordEverything } from "./values";
import { memorySource, validTree } from "../contentTree";

let tree: Tree;
let before: Tree;
beforeEach(async () => {
  tree = await validTree();
  before = new Map(tree);
});

/** The texts among a value's fields, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
};

async function expectNoProblem() {
  expect((await checkContent(memorySource(tree))).problems).toEqual([]);
}

it("replaces every text, and keeps fields with a fixed format", async () => {
  rewordEverything(tree);
  const same = [...tree.keys()].flatMap((file) => {
    const old = new Set(textsIn(readFile(before, file)?.fields));
    return textsIn(readFile(tree, file)?.fields).filter((text) => old.has(text));
  });
  const formed =
    /^(?:\.{1,2}\/|\/|https:|\+?[\d ,.₦-]+$|\d{4}-\d\d-\d\d [0-9a-f]{6}$|[A-Z]{2}$|[a-z]+$|\S+@\S+$|[\d:]+ [ap]m$|\w+day(?: to \w+day)?$)/;
  expect(same.filter((text) => !formed.test(text))).toEqual([]);
  expect(tree.get("legal/privacy.md")?.toString()).toContain("## What we keep");
  expect(tree.get("legal/privacy.md")?.toString()).not.toContain("This is about data.");
  await expectNoProblem();
});

it("changes figures, dates and addresses", async () => {
  changeFigures(tree);
  for (const file of ["site/company.yml", "products/small/index.md", "legal/safety.md"])
    expect(tree.get(file)).not.toEqual(before.get(file));
  expect(tree.get("site/company.yml")?.toString()).not.toContain("testgas.ng");
  await expectNoProblem();
});

it("replaces the pictures", async () => {
  await exchangePictures(tree);
  const pictures = [...tree].filter(([file]) => !typeOf(file));
  expect(pictures.filter(([file, bytes]) => before.get(file)?.equals(bytes))).toEqual([]);
  await expectNoProblem();
});
