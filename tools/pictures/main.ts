/**
 * Screenshots of built sites, written to a folder outside the repository:
 * - `npm run pictures -- <folder>`: every page and state of public/, in both themes and four widths
 * - `npm run pictures -- <folder> --before <site>`: the pages that differ between two built sites
 *
 * `--site` is the built site, public/ by default.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { compareSites } from "./compareSites";
import { takeEveryState } from "./takeEveryState";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string", default: "public" }, before: { type: "string" } },
});

async function main([folder]: readonly string[]): Promise<string> {
  if (!folder || path.resolve(folder).startsWith(process.cwd() + path.sep)) {
    throw new Error("Name a folder outside the repository: npm run pictures -- <folder>");
  }
  if (values.before) return compareSites(values.before, values.site, folder);
  await takeEveryState(values.site, folder);
  return `The pictures are in ${folder}`;
}

main(positionals).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
