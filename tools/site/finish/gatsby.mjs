/** Runs Gatsby's command line without telemetry: `node tools/site/finish/gatsby.mjs build`. */
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";
// Plain lines: for animated ones, each of Gatsby's processes loads a layout engine.
process.env.GATSBY_LOGGER ??= "yurnalist";
// Run queries in the main process: starting another one takes longer than all queries of the site.
if (process.argv.includes("build")) process.env.GATSBY_CPU_COUNT ??= "1";

// Gatsby's workers leave folders in the folder for temporary files.
const temporary = mkdtempSync(join(tmpdir(), "ileru-build-"));
process.env.TMPDIR = temporary;
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

const require = createRequire(import.meta.url);
require("gatsby/cli.js");
