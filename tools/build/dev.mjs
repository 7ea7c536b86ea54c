/** Live preview: Gatsby's development server, and beside it the content check as a warning. */
import { begin, run } from "../steps/command.mjs";

const installed = await run("node tools/install/ensure-installed.mjs");
if (installed !== 0) process.exit(installed);

await run("node --import tsx tools/build/cache/main.ts");
const check = begin("node --import tsx tools/content-check/main.ts --warn --watch");

process.exitCode = await run(
  ["node tools/build/gatsby.mjs develop", ...process.argv.slice(2)].join(" "),
);
check.stop();
