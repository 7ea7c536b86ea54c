/** Live preview: Gatsby's development server, and beside it the content check as a warning. */
import { existsSync } from "node:fs";
import { begin, run } from "./steps/command.mjs";

const installed = await run("node scripts/ensure-installed.mjs");
if (installed !== 0) process.exit(installed);

const gate = "scripts/check-content.ts";
const check = existsSync(gate) ? begin(`node --import tsx ${gate} --warn --watch`) : { stop() {} };

process.exitCode = await run(
  ["node scripts/gatsby.mjs develop", ...process.argv.slice(2)].join(" "),
);
check.stop();
