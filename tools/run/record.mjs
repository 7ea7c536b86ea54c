/**
 * Writes what the tests with the tag `@record` compare: all of it, or only that of the built files and of the pages
 * whose addresses are given, as in `npm run record -- /contact`. Such a test has the address of its page in its title.
 * The answers of the calculators are recorded in node.
 */
import { spawnSync } from "node:child_process";

const addresses = process.argv.slice(2);
const chosen = addresses.length > 0 ? `(?:built |.* (?:${addresses.join("|")}) )` : "";
const options = ["--grep", `^${chosen}.*@record`, "--update-snapshots"];
const commands = [
  ["jest", "calculators/answers", "--updateSnapshot"],
  ["playwright", "test", ...options],
];
/** @param {string[]} command */
const isFine = ([command = "", ...args]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;
process.exitCode = commands.every(isFine) ? 0 : 1;
