/**
 * Runs knip, which finds unused files, exports and packages, and cspell, which finds misspelt words:
 * `npm run lint`. They have their own lockfile, because they need many packages, and are installed into
 * node_modules/.cache if they are missing.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasBytes } from "../../lib/files";
import { installation } from "../../run/state.mjs";

const source = "tools/lint/programs";
const folder = "node_modules/.cache/lint";

const run = (command: string, words: readonly string[], cwd = ".") =>
  spawnSync(command, words, { cwd, stdio: "inherit" }).status ?? 1;

/** Installs the programs in the versions of their lockfile; returns whether they are installed. */
function install(): boolean {
  const lockfile = readFileSync(join(source, "package-lock.json"));
  const installed = join(folder, "node_modules/.installed-lockfile.json");
  if (hasBytes(installed, lockfile)) return true;
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(source, file), join(folder, file));
  if (run("npm", [...installation, "--ignore-scripts"], folder) !== 0) return false;
  copyFileSync(join(source, "package-lock.json"), installed);
  return true;
}

const program = (name: string) => join(folder, "node_modules/.bin", name);

if (install()) {
  const knip = run(program("knip"), ["--config", "tools/lint/knip.jsonc"]);
  const cspell = run(program("cspell"), ["--config", "tools/lint/cspell.json", "--quiet"]);
  process.exitCode = knip || cspell;
} else if (process.env.CI) {
  process.exitCode = 1;
} else {
  console.log("knip and cspell cannot be installed; unused code and spelling were not checked");
}
