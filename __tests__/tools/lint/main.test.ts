import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const cwd = temporaryFolder();
const tsx = resolve("node_modules/tsx/dist/loader.mjs");
const command = ["--import", tsx, resolve("tools/lint/main.ts")];

/** The exit code of the check of a repository with three lines of code, this limit and this package. */
function exitCode(code: number, found: object = { integrity: "sha512-a" }) {
  const lock = { lockfileVersion: 3, packages: { "": {}, "node_modules/a": found } };
  writeFiles(cwd, {
    // Without a line break at its end, it has no line.
    "package.json": JSON.stringify({ ownedLines: { code, tests: 0, data: 0, docs: 0 } }),
    "package-lock.json": JSON.stringify(lock),
    "src/a.ts": "a\nb\nc\n",
    "content/a.md": "a\n",
    "__tests__/browser/trees/a.yml": "a\n",
  });
  execFileSync("git", ["init", "--quiet"], { cwd });
  return spawnSync(process.execPath, command, { cwd }).status;
}

test("more lines of a kind than its limit are rejected, and a package without a hash", () => {
  expect([exitCode(3), exitCode(2), exitCode(3, {})]).toEqual([0, 1, 1]);
});
