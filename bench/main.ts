/**
 * Runs a benchmark: `npm run bench -- pages|press [options]`. Without a name, `pages`.
 * A second `--` before the options changes nothing.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const names = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const [name = "pages", ...options] = process.argv.slice(2).filter((each) => each !== "--");
if (names.includes(name)) {
  // Each benchmark parses the remaining options itself.
  process.argv.splice(2, Infinity, ...options);
  void import(join(__dirname, name, "main.ts"));
} else {
  console.error(`There is no benchmark "${name}"; there are: ${names.join(", ")}`);
  process.exitCode = 1;
}
