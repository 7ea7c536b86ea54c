/**
 * Live preview: Gatsby's development server on a copy of this project whose content is what was last
 * in order, and every slip on the page: `npm run dev`. Arguments go to `gatsby develop`.
 */
import { existsSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mirror } from "../fixture-site/mirror.mjs";
import { shared } from "../fixture-site/parts.mjs";
import { run } from "../steps/command.mjs";

const installed = await run("node tools/install/ensure-installed.mjs");
if (installed !== 0) process.exit(installed);
const { followContent } = await import("./followContent.ts");

const project = process.cwd();
const site = resolve(process.env.PREVIEW_SITE ?? ".preview-site");
const content = process.env.PREVIEW_CONTENT ?? "content";

for (const [original, place] of shared) {
  mirror(original, join(site, place));
  watch(original, { recursive: true }, () => copyCode(original, place));
}
await forgetOldCache();
// Before the folder changes, from which the panel names the files.
await followContent(content, site);

process.chdir(site);
process.env.LIVE_PREVIEW = "1";
// Plain lines: drawing the moving ones costs more than writing them.
process.env.GATSBY_LOGGER ??= "yurnalist";
process.exitCode = await run(
  ["node tools/site-build/gatsby.mjs develop", ...process.argv.slice(2)].join(" "),
);
process.exit();

/** A file may be gone again, or half written, when its change is heard; the next one is heard too. */
function copyCode(original, place) {
  try {
    mirror(join(project, original), join(site, place));
  } catch (error) {
    console.error(error.message);
  }
}

/**
 * Throws the cache away where it was made by other code, other packages or in another folder, whose
 * nodes Gatsby would take for its own and then remove.
 */
async function forgetOldCache() {
  const { factsOf, reasons } = await import("../site-build/cache/facts.ts");
  const record = join(site, "made-by.json");
  const was = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
  const now = factsOf(site);
  const other = Object.keys(reasons).find((fact) => was[fact] !== now[fact]);
  if (other) {
    if (existsSync(record)) console.log(`The preview's cache ${reasons[other]}: it begins anew.`);
    for (const made of [".cache", "public"])
      rmSync(join(site, made), { recursive: true, force: true });
  }
  writeFileSync(record, JSON.stringify(now));
}
