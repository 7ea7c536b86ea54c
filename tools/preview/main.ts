/**
 * The live preview: `npm run dev`; with a form for every content file: `npm run dev -- --forms`.
 * Options: --port, --forms-port, and --host to open it on other devices, such as a phone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { code, digestOf } from "../lib/digestOf";
import { serveForms } from "../forms/serveForms";
import { lockFolder } from "../lib/lock";
import { runCommand } from "../lib/runCommand";
import { runGatsby } from "../lib/runGatsby";

const options = {
  forms: { type: "boolean", default: false },
  host: { type: "string", default: "127.0.0.1" },
  port: { type: "string", default: "8000" },
  "forms-port": { type: "string", default: "8100" },
} as const;

/** Deletes what a build, other code or another folder has made; Gatsby would reuse it. */
function forgetOtherCode(): void {
  const record = "public/made-by";
  const now = `${digestOf(code)} ${process.cwd()}`;
  if (existsSync(record) && readFileSync(record, "utf8") === now) return;
  for (const made of [".cache", "public"]) rmSync(made, { recursive: true, force: true });
  mkdirSync("public");
  writeFileSync(record, now);
}

runCommand("The preview did not start", async () => {
  const { values } = parseArgs({ options });
  const { forms, host, port, "forms-port": formsPort } = values;
  lockFolder(".");
  if (forms) {
    await serveForms("node_modules/.cache/forms", host, Number(formsPort));
    console.log(`Forms: http://${host}:${formsPort}/ (in Chrome, Edge or Chromium)`);
  }
  forgetOtherCode();
  console.log(
    "Starting Gatsby. It reads the content, encodes the pictures and makes the pages: a few minutes the first " +
      "time, half a minute later. Wait for “You can now view”; until then, each line is a step that has ended.",
  );
  // Ctrl+C ends Gatsby first.
  process.on("SIGINT", () => undefined);
  // As in CI, Gatsby queries all pages at its start: while it queries one on demand, it forgets a change.
  const variables = { LIVE_PREVIEW: "1", CI: "true" };
  // The forms would be served on.
  process.exit(await runGatsby(["develop", "--host", host, "--port", port], variables));
});
