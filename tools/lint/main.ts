/**
 * Fails if the repository has more lines of a kind than `ownedLines` in package.json (CONTRIBUTING.md, "The size of the
 * house"), or if a package has no hash: lockfile-lint knows only wrong ones.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Files that nobody maintains as text: content, art, pictures and fonts with their licence, and what commands write. */
const uncounted = [
  /^(?:art|content)\//,
  /\.(?:avif|ico|jpe?g|png|svg|ttf|webp|woff2)$/,
  /(?:^|\/)package-lock\.json$|^docs\/content\.md$|^hosting\/headers\.conf$|^tools\/lint\/words\.txt$/,
  /^\.vscode\/settings\.json$|^static\/fonts\/OFL\.txt$/,
  /^__tests__\/(?:.*\/)?(?:__snapshots__|recorded|trees)\//,
];

/** The kinds of lines; a file is of the first kind that fits. */
const kinds = [
  ["data", /^__tests__\/fixture\//],
  ["tests", /^__tests__\//],
  ["docs", /\.md$/],
  ["code", /(?:)/],
] as const;

const read = (file: string) => readFileSync(file, "utf8");
const linesOf = (file: string) => read(file).split("\n").length - 1;
// New files too; without git, nothing is counted.
const list = ["ls-files", "-zco", "--exclude-standard"];
const { stdout = "" } = spawnSync("git", list, { encoding: "utf8" });
const files = stdout.split("\0").filter((file) => existsSync(file));

let rest = files.filter((file) => !uncounted.some((pattern) => pattern.test(file)));
const { ownedLines } = JSON.parse(read("package.json"));
const faults: string[] = [];
for (const [kind, pattern] of kinds) {
  const found = rest.filter((file) => pattern.test(file));
  rest = rest.filter((file) => !pattern.test(file));
  const lines = found.reduce((sum, file) => sum + linesOf(file), 0);
  console.log(`${kind}: ${lines} of ${ownedLines[kind]} lines`);
  if (lines > ownedLines[kind])
    faults.push(
      `${lines - ownedLines[kind]} lines of ${kind} too many, new files included: remove as many, or raise ownedLines in package.json (CONTRIBUTING.md, "The size of the house")`,
    );
}

for (const lockfile of files.filter((file) => file.endsWith("package-lock.json"))) {
  const { packages } = JSON.parse(read(lockfile)) as { packages: Record<string, object> };
  const unsafe = Object.entries(packages).filter(
    ([name, found]) => name && !("integrity" in found),
  );
  if (unsafe.length > 0)
    faults.push(`${lockfile}: no hash of ${unsafe.map(([name]) => name).join(", ")}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
