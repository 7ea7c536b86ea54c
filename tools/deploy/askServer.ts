import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LEAK_CARD, LEAK_CARD_WORKER } from "../../src/lib/leakCard";
import { addressOf } from "../headers/addresses";

/** In ms: how long the server may take for one file. */
const patience = 10_000;

/** How often a host that needs a moment is asked. */
const tries = 12;

const card = `${LEAK_CARD}/index.html`;

/** The script first: nothing changes it on the way, so it tells another release from a changed page. */
const asked = [LEAK_CARD_WORKER, card, "/index.html"];

/** What Cloudflare puts into a page that it changes. */
const foreign = /\/cdn-cgi\/|static\.cloudflare/;

const changed =
  ": something on the way changes the HTML. Mail links then fail, and no browser keeps the leak card for use " +
  "offline. On Cloudflare, switch off Email Address Obfuscation, Web Analytics and Rocket Loader (docs/hosting.md)";

/**
 * Asks the site's address, as visitors do, for the landing page, the leak card and the card's worker, which keeps a
 * card only if its digest is the expected one.
 * @param wait in ms: how long a wrong answer may become the right one
 * @throws unless all are answered with the files of the release, without a redirect
 */
export async function askServer(site: string, release: string, wait = 0): Promise<void> {
  for (let left = wait > 0 ? tries : 0; ; left -= 1) {
    try {
      for (const file of asked) await ask(new URL(addressOf(file), site).href, release, file);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await sleep(wait / tries);
    }
  }
}

async function ask(url: string, release: string, file: string): Promise<void> {
  const answer = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  }).catch(({ message, cause }: Error) => {
    throw new Error(`${url} does not answer (${String(cause ?? message)}).`);
  });
  const target = answer.headers.get("location");
  if (target)
    throw new Error(
      `${url} redirects to ${target}; set SITE_URL to the address that visitors see.`,
    );
  if (answer.status !== 200) throw new Error(`${url} answers with status ${answer.status}.`);
  const text = await answer.text();
  if (text === readFileSync(join(release, file), "utf8")) return;
  const reason = file === card || foreign.test(text) ? changed : "";
  throw new Error(`${url} answers with something else than the release${reason}.`);
}
