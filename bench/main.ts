/**
 * Runs a benchmark: `npm run bench -- pages|press|build|load [options]`. Without a name, `pages`.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const names = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const [name = "pages"] = process.argv.slice(2);
if (names.includes(name)) {
  // Each benchmark parses the remaining options itself.
  process.argv.splice(2, 1);
  void import(join(__dirname, name, "main.ts"));
} else {
  console.error(`There is no benchmark "${name}"; there are: ${names.join(", ")}`);
  process.exitCode = 1;
}
