/**
 * Fails if the repository has more lines than `ownedLines` in package.json (CONTRIBUTING.md, "The size of the house"), or
 * if a package has no hash: lockfile-lint knows only wrong ones.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Files that nobody maintains as text. */
const uncounted =
  /^content\/|(?:^|\/)package-lock\.json$|\.(?:avif|ico|jpe?g|png|svg|ttf|webp|woff2?)$/;

const read = (file: string) => readFileSync(file, "utf8");
// New files too; without git, nothing is counted.
const list = ["ls-files", "-zco", "--exclude-standard"];
const { stdout = "" } = spawnSync("git", list, { encoding: "utf8" });
const owned = stdout.split("\0").filter((file) => existsSync(file) && !uncounted.test(file));
const lines = owned.reduce((sum, file) => sum + read(file).split("\n").length - 1, 0);
const { ownedLines } = JSON.parse(read("package.json")) as { ownedLines: number };
console.log(`${lines} of ${ownedLines} lines (CONTRIBUTING.md, "The size of the house")`);

const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, object> };
const unsafe = Object.keys(lock.packages).filter(
  (name) => name && !("integrity" in (lock.packages[name] ?? {})),
);
if (unsafe.length > 0) console.error(`package-lock.json: no hash of ${unsafe.join(", ")}`);
if (lines > ownedLines || unsafe.length > 0) process.exitCode = 1;
