/**
 * The live preview: `npm run dev`; with a form for every content file: `npm run dev -- --forms`.
 * Options: --port, --forms-port, and --host to open it on other devices, such as a phone.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { followContent, updateTime } from "./followContent";
import { serveForms } from "../forms/serveForms";
import { lockFolder } from "../lib/lock";
import { openCopy } from "./openCopy";
import { checkPort } from "./ports";

const options = {
  forms: { type: "boolean", default: false },
  host: { type: "string", default: "127.0.0.1" },
  port: { type: "string", default: "8000" },
  "forms-port": { type: "string", default: "8100" },
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const { forms, host, port, "forms-port": formsPort } = values;
  const site = process.env.PREVIEW_SITE ?? ".preview-site";
  mkdirSync(site, { recursive: true });
  // Two of Gatsby's servers in one folder destroy each other's files.
  if (lockFolder(site) === "busy")
    throw new Error("another preview of this project is running; end that one first");
  await checkPort(port, host, "--port");
  if (forms) await checkPort(formsPort, host, "--forms-port");

  console.log(`Copying the project to ${site}/ and checking the content.`);
  await openCopy(site);
  let release = () => {};
  const isFree = new Promise<void>((resolve) => (release = resolve));
  await followContent(process.env.PREVIEW_CONTENT ?? "content", site, isFree);
  if (forms) {
    await serveForms(path.join(site, "forms"), host, Number(formsPort));
    console.log(`Forms: http://${host}:${formsPort}/ (in Chrome, Edge or Chromium)`);
  }
  console.log(
    "Starting Gatsby. It reads the content, encodes the pictures and makes the pages: a few minutes the first " +
      "time, half a minute later. Wait for “You can now view”; until then, each line is a step that has ended.",
  );
  return runGatsby(site, host, port, release);
}

/**
 * Runs Gatsby's development server in the folder `site`; resolves with its exit code.
 * @param onStarted called once it notices changes
 */
async function runGatsby(
  site: string,
  host: string,
  port: string,
  onStarted: () => void,
): Promise<number> {
  const gatsby = ["tools/site/finish/gatsby.mjs", "develop", "--host", host, "--port", port];
  const endWithCommand = path.resolve("tools/run/endWithCommand.js");
  const child = spawn(process.execPath, ["--require", endWithCommand, ...gatsby], {
    cwd: site,
    env: {
      ...process.env,
      COMMAND_PID: String(process.pid),
      LIVE_PREVIEW: "1",
      // As in CI, Gatsby queries all pages at its start: while it queries one on demand, it forgets a change.
      CI: "true",
      // Plain lines: animated ones cost more time.
      GATSBY_LOGGER: process.env.GATSBY_LOGGER ?? "yurnalist",
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
    // Without input, Gatsby asks no questions.
    stdio: ["ignore", "pipe", "inherit"],
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    console.log(line);
    if (line.includes("You can now view ")) void pause(updateTime).then(onStarted);
  });
  // Ctrl+C reaches the child as well; SIGTERM only this process.
  process.on("SIGINT", () => undefined).on("SIGTERM", () => child.kill("SIGTERM"));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(`The preview did not start: ${error.message}.`);
    process.exit(1);
  },
);
