/** Runs the W3C's Nu validator on every built page: `node --import tsx tools/site-check/nuValidator.ts [folder]`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { openSite } from "./builtSite";
import { excused } from "./excused";

const folder = process.argv[2] ?? "public";
const validator = "node_modules/vnu-jar/build/dist/vnu.jar";
const pages = [...openSite(folder).files].filter((address) => address.endsWith(".html"));
const filter = excused.map(({ message }) => `.*${message}.*`).join("|");

const { error, status, stderr } = spawnSync(
  "java",
  ["-jar", validator, "--filterpattern", filter, ...pages.map((page) => join(folder, page))],
  { encoding: "utf8" },
);
if (error) {
  console.error(`No Java: ${error.message}; on Debian, apt-get install default-jre-headless`);
} else if (stderr) {
  console.error(stderr.trim());
} else {
  console.log(`${pages.length} pages: the Nu validator found no problem`);
}
// The validator ends with 0 if it has only warnings.
process.exitCode = error || stderr || status !== 0 ? 1 : 0;
