/** Builds the site into public/, from where the last build left off when that is safe. */
import { run } from "../steps/command.mjs";
import { keepCache, openCache } from "./cache/keptCache.ts";
import { compressFolder } from "./compress/compressFolder.ts";
import { rewriteFolder } from "./starter/rewriteFolder.ts";
import { removeStrays } from "./strays/removeStrays.ts";

const site = "public";

openCache(".", console.log);

const code = await run("node tools/build/gatsby.mjs build");
if (code !== 0) process.exit(code);

const strays = removeStrays(site);
if (strays.length > 0) console.log(`Removed ${strays.length} files that nothing names`);

const pages = rewriteFolder(site);
console.log(`${pages} pages have their scripts wait for the visitor`);

const { files, before, after } = await compressFolder(site);
console.log(`${files} files: ${kilobytes(before)} are ${kilobytes(after)} in brotli`);

keepCache(".");

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
