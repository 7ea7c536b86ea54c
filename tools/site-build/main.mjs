/** Builds the site into public/, from where the last build left off when that is safe. */
import { earlyScript } from "../../src/lib/themePreference.ts";
import { lockFolder } from "../lib/lock.ts";
import { run } from "../run/command.mjs";
import { keepCache, openCache } from "./cache/keptCache.ts";
import { compressFolder } from "./compress/compressFolder.ts";
import { writePolicy } from "./inline/writePolicy.ts";
import { rewriteFolder } from "./starter/rewriteFolder.ts";
import { starterCode } from "./starter/starterCode.ts";
import { removeStrays } from "./strays/removeStrays.ts";

const site = "public";

if (lockFolder(".") === "busy") {
  console.error(
    "Another build is running in this folder. Wait for it to end, then run this again.",
  );
  process.exit(1);
}
openCache(".", console.log);

const code = await run("node tools/site-build/gatsby.mjs build");
if (code !== 0) process.exit(code);

try {
  await finish();
} catch (error) {
  console.error(`The build failed: ${error.message}`);
  process.exitCode = 1;
}

/** What is left to do once Gatsby has written the site. */
async function finish() {
  const strays = removeStrays(site);
  if (strays.length > 0) console.log(`Removed ${strays.length} files that nothing names`);

  const starter = await starterCode();
  const { pages, scripts } = rewriteFolder(site, starter);
  console.log(`${pages} pages have their scripts wait for the visitor`);

  writePolicy(site, [earlyScript, starter], scripts);

  const { files, before, after } = await compressFolder(site);
  console.log(`${files} files: ${kilobytes(before)} are ${kilobytes(after)} in brotli`);

  keepCache(".");
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
