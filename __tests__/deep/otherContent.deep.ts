import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fixtureContent } from "../support/fixtureContent";
import { temporaryFolder } from "../support/temporaryFolder";
import { plainEnvironment } from "./support/projectCopy";

/** A clone of the last commit, which gets the content of another company. */
const clone = join(temporaryFolder(), "clone");
const content = `${clone}/content`;
const options = { cwd: clone, encoding: "utf8", env: plainEnvironment() } as const;

/** @throws with the end of the output if the command fails */
function runGreen(command: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, options);
  if (status !== 0) throw new Error(`${words.join(" ")} failed:\n${stdout}${stderr}`.slice(-9000));
}

test("no check and no test depends on the words, figures, pictures and entries of content/", () => {
  execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  rmSync(content, { recursive: true });
  cpSync(fixtureContent, content, { recursive: true });
  // The policy must name what browsers store.
  appendFileSync(`${content}/legal/privacy.md`, "\nBrowsers keep `theme` and `leak-card`.\n");
  runGreen("npx", "jest");
  runGreen("npm", "run", "test:content");
});
