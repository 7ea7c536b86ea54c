/** The browser editor and the live preview beside each other, on this computer only: `npm run edit`. */
import { begin, run } from "../steps/command.mjs";

const installed = await run("node tools/install/ensure-installed.mjs");
if (installed !== 0) process.exit(installed);

const editor = begin("node --import tsx tools/editor/main.ts --serve");
process.exitCode = await run("node --import tsx tools/preview/main.mjs --host 127.0.0.1");
editor.stop();
