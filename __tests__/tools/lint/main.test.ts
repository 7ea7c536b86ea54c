import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const cwd = temporaryFolder();
const tsx = resolve("node_modules/tsx/dist/loader.mjs");
const command = ["--import", tsx, resolve("tools/lint/main.ts")];

/** The exit code of the check of a repository of four lines, with this limit and package. */
function exitCode(ownedLines: number, found: object = { integrity: "sha512-a" }) {
  const lock = { lockfileVersion: 3, packages: { "": {}, "node_modules/a": found } };
  writeFiles(cwd, {
    "package.json": `${JSON.stringify({ ownedLines })}\n`,
    "package-lock.json": JSON.stringify(lock),
    "src/a.ts": "a\nb\nc\n",
    "content/a.md": "a\n",
  });
  execFileSync("git", ["init", "--quiet"], { cwd });
  execFileSync("git", ["add", "package.json"], { cwd });
  return spawnSync(process.execPath, command, { cwd }).status;
}

test("more lines than the limit are rejected, and a package without a hash", () => {
  expect([exitCode(4), exitCode(3), exitCode(4, {})]).toEqual([0, 1, 1]);
});
