import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LEAK_CARD, LEAK_CARD_WORKER } from "../../src/lib/leakCard";
import { formatProblem } from "../../src/model/problems";
import { checkContent } from "../content/check/checkContent";
import { diskSource } from "../content/check/read/contentSource";
import { addressOf } from "../headers/addresses";

/** How long a server may take for one file, and the pause before it is asked again, in ms. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 5_000;

/** Returns what stops a launch in the content: mistakes, placeholders, and questions with `stops: launch`. */
export async function unfinishedContent(content = "content"): Promise<readonly string[]> {
  const { problems } = await checkContent(diskSource(content), { isLaunch: true });
  // The nightly run reports a date that is near.
  return problems.filter(({ ruleId }) => ruleId !== "expiry").map(formatProblem);
}

/** https://, a name in small letters, perhaps a port. The slash at its end is optional. */
const siteAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?\/?$/;

/** Returns what is wrong with the variables of a publication, before anything is asked of its address. */
export function variableFaults({ SITE_URL, PREVIEW, LAUNCHED }: NodeJS.ProcessEnv) {
  const faults = Object.entries({ PREVIEW, LAUNCHED }).flatMap(([name, value = ""]) =>
    ["", "true", "false"].includes(value) ? [] : `${name} is "${value}"; write true, or delete it`,
  );
  if (!SITE_URL) faults.push("SITE_URL, the address of the site, is not set");
  else if (!siteAddress.test(SITE_URL) || !URL.canParse(SITE_URL))
    faults.push(
      `SITE_URL is "${SITE_URL}"; write https:// and the name in small letters, and nothing after it, such as https://ileru.example`,
    );
  if (PREVIEW === "true" && LAUNCHED === "true")
    faults.push(
      "PREVIEW is true, but LAUNCHED is too: search engines would drop the site; delete PREVIEW",
    );
  return faults;
}

/**
 * Returns what is wrong with the address of a built site: visitors must see the one that the pages name, and the
 * canonical addresses must not lead through a redirect. A host that does not answer yet is no fault.
 */
export async function addressFaults(site: string, address: string): Promise<readonly string[]> {
  const [, canonical = "no address"] =
    /<link[^>]* rel="canonical" href="([^"]*)"/.exec(pageOf(site, "/index.html")) ?? [];
  if (new URL(address).href !== canonical.replace(/\/?$/, "/"))
    return [`the pages were built for ${canonical}, but SITE_URL is ${address}`];
  const target = await fetch(address, request()).then(locationOf, () => null);
  return target ? [`${address} redirects to ${target}; set SITE_URL to that address`] : [];
}

const pageOf = (site: string, file: string) => readFileSync(join(site, file), "utf8");
const request = (): RequestInit => ({
  redirect: "manual",
  signal: AbortSignal.timeout(PATIENCE_MS),
});
const locationOf = ({ headers }: Response) => headers.get("location");

/** The worker first: nothing changes a script on the way, so it tells another release from a changed page. */
const compared = [LEAK_CARD_WORKER, `${LEAK_CARD}/index.html`, "/index.html"];

/**
 * Compares what visitors get with a built site: the leak card's worker, the card and the landing page. A changed page
 * has scripts that its policy refuses, and no browser keeps a changed card for use offline.
 * @param patience how long the host may still answer with the release before, in ms
 * @returns the first difference; undefined if there is none
 */
export async function differenceAt(
  address: string,
  site: string,
  patience = 0,
): Promise<string | undefined> {
  let fault: string | undefined;
  for (const file of compared) fault ??= await faultOf(file, address, site);
  if (!fault || patience <= 0) return fault;
  await sleep(PAUSE_MS);
  return differenceAt(address, site, patience - PAUSE_MS);
}

/**
 * Returns what is wrong with a publication.
 * @param site the built folder
 * @param part `--variables`: only these, before the build; `--served`: only what visitors get, after publishing;
 * otherwise what stops a launch, or a preview
 */
export async function findFaults(
  variables: NodeJS.ProcessEnv,
  site: string,
  part?: string,
): Promise<readonly string[]> {
  const { SITE_URL = "", PREVIEW } = variables;
  const faults = variableFaults(variables);
  if (faults.length > 0 || part === "--variables") return faults;
  if (part === "--served") {
    const fault = await differenceAt(SITE_URL, site, 60_000);
    return fault ? [fault] : [];
  }
  const address = await addressFaults(site, SITE_URL);
  if (PREVIEW === "true") return address;
  const marked = existsSync(join(site, "_preview"))
    ? [`${site} was built as a preview, which search engines do not list: build it again`]
    : [];
  return [...(await unfinishedContent()), ...address, ...marked];
}

async function faultOf(file: string, address: string, site: string): Promise<string | undefined> {
  const { href } = new URL(addressOf(file), address);
  try {
    const answer = await fetch(href, request());
    if (answer.status !== 200)
      return `${href} answers with ${answer.status} ${locationOf(answer) ?? ""}`.trim();
    if ((await answer.text()) === pageOf(site, file)) return undefined;
    const reason = file === LEAK_CARD_WORKER ? "is of another release" : "is changed on the way";
    return `${href} ${reason} (docs/hosting.md, "What is checked")`;
  } catch (error) {
    return `${href} does not answer (${String((error as Error).cause ?? error)})`;
  }
}
