import fc from "fast-check";
import { checkContent } from "../../tools/content/check/checkContent";
import { memorySource, validTree, type Tree } from "../support/contentTree";
import { mutation } from "../support/mutations";
import { ProjectCopy } from "./support/projectCopy";

const seed = 20_250_907;

/** Changes the tree as long as the check reports nothing; returns the changed files. */
async function mutate(tree: Tree): Promise<Set<string>> {
  const texts = [...tree.keys()].filter((file) => /\.(?:md|yml|svg)$/.test(file));
  const changes = fc.sample(fc.tuple(fc.constantFrom(...texts), mutation), { seed, numRuns: 600 });
  const changed = new Set<string>();
  for (const [file, change] of changes) {
    const before = tree.get(file) ?? Buffer.alloc(0);
    const after = change(before);
    if (after.equals(before)) continue;
    tree.set(file, after);
    const { problems } = await checkContent(memorySource(tree));
    if (problems.length > 0) tree.set(file, before);
    else changed.add(file);
  }
  return changed;
}

test("content that passes the check after mistakes and damage can be built", async () => {
  const tree = await validTree();
  expect((await mutate(tree)).size).toBeGreaterThan(6);
  const project = new ProjectCopy();
  expect(await project.check(tree)).toEqual([]);
  expect(project.build("mutated")).toContain("built-mutated");
});
