/**
 * The browser editor and the live preview beside each other, on this computer only: `npm run edit`.
 * `-- --editor-port 8200 --preview-port 8300` where others have the ports.
 */
import { parseArgs } from "node:util";
import { begin, run } from "../steps/command.mjs";

const { values } = parseArgs({
  options: {
    "editor-port": { type: "string", default: "8100" },
    "preview-port": { type: "string", default: "8000" },
  },
});

const installed = await run("node tools/install/ensure-installed.mjs");
if (installed !== 0) process.exit(installed);

const editor = begin(
  `node --import tsx tools/editor/main.ts --serve --port ${values["editor-port"]}`,
);
process.exitCode = await run(
  `node --import tsx tools/preview/main.mjs --host 127.0.0.1 --port ${values["preview-port"]}`,
);
editor.stop();
