/**
 * Builds the site of the tests in .fixture-site/, a copy of this project with other content:
 * `npm run build:fixture`. Does nothing if no file has changed since the last build.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lockFolder } from "../lib/lock";
import { code, copyProject, digestOf } from "./copyProject";

/** A day on which the fixture's price is fresh. */
const buildTime = Date.parse("2024-11-20T12:00:00Z");

const site = ".fixture-site";
const record = path.join(site, "built-from");
/** The types of the queries, which are those of this project too. */
const types = "types/gatsby-types.d.ts";
const content = "__tests__/fixture/content";
const digest = digestOf([...code, content]);

/** Builds the copy; resolves with the exit code. */
async function build(): Promise<number> {
  copyProject(site, content);
  const child = spawn("npm", ["run", "build:site"], {
    cwd: site,
    env: {
      ...process.env,
      SITE_URL: "https://fixture.example",
      SOURCE_DATE_EPOCH: String(buildTime / 1000),
    },
    stdio: "inherit",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code === 0) writeFileSync(record, digest);
  return code ?? 1;
}

async function main(): Promise<void> {
  if (existsSync(record) && readFileSync(record, "utf8") === digest)
    console.log(`${site} is up to date.`);
  else if (lockFolder(content) === "busy") {
    console.error(
      "Another build of this site is running. Wait for it to end, then run this again.",
    );
    process.exitCode = 1;
  } else process.exitCode = await build();
  if (!process.exitCode) cpSync(path.join(site, types), types);
}

void main();
