/** Has the Nu validator, the W3C's own, read every built page: `node --import tsx tools/site-check/nuValidator.ts [-- folder]`. */
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
  console.log(`${pages.length} pages: the Nu validator has nothing to say`);
}
// Mere remarks leave the validator's own status at 0.
process.exitCode = error || stderr || status !== 0 ? 1 : 0;
