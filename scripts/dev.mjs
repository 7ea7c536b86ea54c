/** Live preview: Gatsby's development server, and beside it the content check as a warning. */
import { begin, run } from "./steps/command.mjs";

const installed = await run("node scripts/ensure-installed.mjs");
if (installed !== 0) process.exit(installed);

const check = begin("node --import tsx scripts/check-content.ts --warn --watch");

process.exitCode = await run(
  ["node scripts/gatsby.mjs develop", ...process.argv.slice(2)].join(" "),
);
check.stop();
