import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
  execFileSync("git", ["add", "--all"], { cwd });
  return spawnSync(process.execPath, command, { cwd }).status;
}

test("more lines than the limit are rejected, and a package without a hash", () => {
  expect([exitCode(4), exitCode(3), exitCode(4, {})]).toEqual([0, 1, 1]);
});

test("a package from another host is rejected", () => {
  const [program = ""] =
    /lockfile-lint [^"]*/.exec(readFileSync("tools/run/lanes.mjs", "utf8")) ?? [];
  const [name = "", ...options] = program.split(" ");
  const check = (place: object) => {
    exitCode(4, { version: "1.0.0", integrity: "sha512-a", ...place });
    return spawnSync(resolve("node_modules/.bin", name), options, { cwd }).status;
  };
  expect([check({}), check({ resolved: "https://packages.example/a.tgz" })]).toEqual([0, 1]);
});
