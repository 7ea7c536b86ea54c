/**
 * Builds the site of the fixture content in .fixture-site/, a copy of this project with other
 * content: `npm run build:fixture`. When nothing of it changed since its last build, it stays.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../steps/command.mjs";
import { mirror } from "./mirror.mjs";
import { parts, siteFolder } from "./parts.mjs";

const stamp = resolve(siteFolder, "built-from");
const hash = createHash("sha256").update(process.version);
for (const [original, place] of parts) {
  for (const { path, bytes } of mirror(original, join(siteFolder, place))) {
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  }
}
const wanted = hash.digest("hex");

if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
  console.log(`${siteFolder} was built from exactly this.`);
} else {
  rmSync(stamp, { force: true });
  process.chdir(siteFolder);
  process.env.SITE_URL = "https://fixture.example";
  process.exitCode = await run("node tools/steps/main.mjs fixture-build");
  if (process.exitCode === 0) writeFileSync(stamp, wanted);
}
