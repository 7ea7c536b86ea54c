/**
 * Before publishing, `npm run check:launch` names what is unfinished in content/ and public/. After it,
 * `npm run check:launch -- --served` compares what visitors get at SITE_URL with public/, for up to a minute.
 */
import { addressFaults, differenceAt, unfinishedContent } from "./launch";

const site = "public";
const { SITE_URL = "" } = process.env;

async function main(): Promise<void> {
  const faults = process.argv.includes("--served")
    ? [await differenceAt(SITE_URL, site, 60_000)].filter((fault) => fault !== undefined)
    : [...(await unfinishedContent()), ...(await addressFaults(site, SITE_URL))];
  for (const fault of faults) console.error(fault);
  console.log(faults.length > 0 ? `${faults.length} to put right` : "Nothing is left to put right");
  if (faults.length > 0) process.exitCode = 1;
}

void main();
