/**
 * Fails if the repository has more lines of a kind than `ownedLines` in package.json (CONTRIBUTING.md, "The size of the
 * house"), or if a package has no hash: lockfile-lint knows only wrong ones.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Files that nobody maintains as text: content, pictures and fonts with their licence, and what commands write. */
const uncounted = [
  /^content\//,
  /\.(?:avif|ico|jpe?g|png|svg|ttf|webp|woff2?|xz)$/,
  /(?:^|\/)package-lock\.json$|^docs\/content\.md$|^hosting\/headers\.conf$|^tools\/lint\/words\.txt$/,
  /^\.vscode\/settings\.json$|^static\/fonts\/OFL\.txt$/,
  /^__tests__\/(?:.*\/)?(?:__snapshots__|recorded|trees)\//,
];

/** The kinds of lines; a file is of the first kind that fits. */
const kinds = {
  data: /^__tests__\/fixture\//,
  tests: /^__tests__\//,
  docs: /\.md$/,
  code: /(?:)/,
};
type Kind = keyof typeof kinds;

const read = (file: string) => readFileSync(file, "utf8");
const linesOf = (file: string) => read(file).split("\n").length - 1;
// New files too; without git, nothing is counted.
const list = ["ls-files", "-zco", "--exclude-standard"];
const { stdout = "" } = spawnSync("git", list, { encoding: "utf8" });
const files = stdout.split("\0").filter((file) => existsSync(file));

const lines: Record<Kind, number> = { data: 0, tests: 0, docs: 0, code: 0 };
for (const file of files.filter((name) => !uncounted.some((pattern) => pattern.test(name)))) {
  const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(file));
  if (kind) lines[kind] += linesOf(file);
}

const { ownedLines } = JSON.parse(read("package.json")) as { ownedLines: Record<Kind, number> };
const faults: string[] = [];
for (const kind of Object.keys(kinds) as Kind[]) {
  console.log(`${kind}: ${lines[kind]} of ${ownedLines[kind]} lines`);
  if (lines[kind] > ownedLines[kind])
    faults.push(
      `${lines[kind] - ownedLines[kind]} lines of ${kind} too many, new files included: remove as many, or raise ownedLines in package.json (CONTRIBUTING.md, "The size of the house")`,
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
