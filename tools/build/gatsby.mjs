/** Runs Gatsby's own command line without its telemetry: `node tools/build/gatsby.mjs build`. */
import { createRequire } from "node:module";

process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";

const require = createRequire(import.meta.url);
require("gatsby/cli.js");
