/**
 * Builds the site of the tests in .fixture-site/, a copy of this project with other content:
 * `npm run build:fixture`. Does nothing if no file has changed since the last build.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { updateFile } from "../lib/files";
import { copyProject } from "./copyProject";

/** A day on which the fixture's price is fresh. */
const buildTime = Date.parse("2024-11-20T12:00:00Z");

const site = ".fixture-site";
const record = path.join(site, "built-from");
/** The types of the queries, which are those of this project too. */
const types = "types/gatsby-types.d.ts";
const digest = copyProject(site, "__tests__/fixture/content");

if (existsSync(record) && readFileSync(record, "utf8") === digest) {
  console.log(`${site} is up to date.`);
} else {
  rmSync(record, { force: true });
  const { status } = spawnSync(process.execPath, ["tools/run/main.mjs", "fixture-build"], {
    cwd: site,
    env: {
      ...process.env,
      SITE_URL: "https://fixture.example",
      SOURCE_DATE_EPOCH: String(buildTime / 1000),
    },
    stdio: "inherit",
  });
  if (status === 0) writeFileSync(record, digest);
  process.exitCode = status ?? 1;
}
if (!process.exitCode) updateFile(types, readFileSync(path.join(site, types)));
