/**
 * Before publishing, `npm run check:launch` names what is unfinished in content/ and public/; with PREVIEW, only what is
 * wrong with the address. After it, `npm run check:launch -- --served` compares what visitors get at SITE_URL with
 * public/, for up to a minute.
 */
import { addressFaults, differenceAt, unfinishedContent, variableFaults } from "./launch";
import { oldDates } from "./oldDates";

const site = "public";
const { SITE_URL = "", PREVIEW } = process.env;

async function faultsBefore(): Promise<readonly string[]> {
  const address = await addressFaults(site, SITE_URL);
  return PREVIEW === "true" ? address : [...(await unfinishedContent()), ...oldDates(), ...address];
}

async function main(): Promise<void> {
  let faults: readonly (string | undefined)[] = variableFaults(process.env);
  if (faults.length === 0)
    faults = process.argv.includes("--served")
      ? [await differenceAt(SITE_URL, site, 60_000)]
      : await faultsBefore();
  const named = faults.filter((fault) => fault !== undefined);
  for (const fault of named) console.error(fault);
  console.log(named.length > 0 ? `${named.length} to put right` : "Nothing is left to put right");
  if (named.length > 0) process.exitCode = 1;
}

void main();
