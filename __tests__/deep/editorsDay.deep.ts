import { execFileSync, spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { oneMoreOfEach, rename, reverseOrder } from "../support/edits/collections";
import { readTree, writeTree, type Tree } from "../support/edits/contentFiles";
import { changeFigures, exchangePictures, rewordEverything } from "../support/edits/values";
import { temporaryFolder } from "../support/temporaryFolder";
import { plainEnvironment } from "./support/projectCopy";

/** A clone of the last commit, whose shipped content this test edits. */
const clone = join(temporaryFolder(), "clone");
const content = `${clone}/content`;
let tree: Tree;

beforeAll(() => {
  execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  tree = readTree(content);
});

/** Commits the edited content and runs commands in the clone; throws if one fails. */
function runGreen(...commands: readonly (readonly string[])[]): void {
  writeTree(content, tree);
  const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@site.example"];
  const options = { cwd: clone, encoding: "utf8", env: plainEnvironment() } as const;
  execFileSync("git", ["add", "--all"], options);
  execFileSync("git", [...identity, "commit", "--quiet", "--message", "Edit"], options);
  for (const [command = "", ...words] of commands) {
    const { status, stdout, stderr } = spawnSync(command, words, options);
    if (status !== 0)
      throw new Error(`${words.join(" ")} failed:\n${stdout}${stderr}`.slice(-9000));
  }
}

test("no check and no test depends on the words, figures, pictures and entries of content/", async () => {
  const edits = [rewordEverything, oneMoreOfEach, reverseOrder, changeFigures, exchangePictures];
  for (const edit of [...edits, rename]) await edit(tree);
  expect(() => runGreen(["npx", "jest"], ["npm", "run", "test:content"])).not.toThrow();
});
