/**
 * Writes what the tests with the tag `@record` compare: all of it, or only that of the built files and of the pages
 * whose addresses are given, as in `npm run record -- /contact`. Such a test has the address of its page in its title.
 */
import { spawnSync } from "node:child_process";

const addresses = process.argv.slice(2);
const chosen = addresses.length > 0 ? `(?:built |.* (?:${addresses.join("|")}) )` : "";
const options = ["--grep", `^${chosen}.*@record`, "--update-snapshots"];
const { status } = spawnSync("playwright", ["test", ...options], { stdio: "inherit" });
process.exitCode = status ?? 1;
