/**
 * Before publishing, `npm run check:launch` names what is unfinished in content/ and public/; with PREVIEW, only what is
 * wrong with the address. After it, `npm run check:launch -- --served` compares what visitors get at SITE_URL with
 * public/, for up to a minute.
 */
import { addressFaults, differenceAt, unfinishedContent, variableFaults } from "./launch";
import { oldDates } from "./oldDates";

const site = "public";
const { SITE_URL = "", PREVIEW } = process.env;

async function findFaults(): Promise<readonly string[]> {
  const faults = variableFaults(process.env);
  if (faults.length > 0) return faults;
  if (process.argv.includes("--served")) {
    const fault = await differenceAt(SITE_URL, site, 60_000);
    return fault ? [fault] : [];
  }
  const address = await addressFaults(site, SITE_URL);
  return PREVIEW === "true" ? address : [...(await unfinishedContent()), ...oldDates(), ...address];
}

void findFaults().then((faults) => {
  for (const fault of faults) console.error(fault);
  console.log(faults.length > 0 ? `${faults.length} to put right` : "Nothing is left to put right");
  if (faults.length > 0) process.exitCode = 1;
});
