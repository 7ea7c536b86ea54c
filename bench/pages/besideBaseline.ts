import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { settings } from "../../playwright.config";
import { filesIn } from "../../tools/lib/files";
import { siteServer } from "../../tools/serve/siteServer";

/** A script that browsers run. */
const scripts = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A page without its scripts, but with the class that its styles depend on: the baseline for measuring the page. */
const withoutScripts = (html: string): string =>
  html.replace(scripts, "").replace("<html", '<html class="js"');

/** Copies a built folder to `target` and removes the scripts from its pages. */
function makeBaseline(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
  for (const file of filesIn(target).filter((each) => each.endsWith(".html"))) {
    const path = join(target, file);
    const html = withoutScripts(readFileSync(path, "utf8"));
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    rmSync(`${path}.gz`, { force: true });
  }
}

/**
 * Serves a built folder and its baseline without scripts, as `npm run serve` does (HTTP/1.1, brotli), while
 * `measure` runs.
 * @param measure takes a browser and the two addresses, without trailing slashes
 */
export async function besideBaseline(
  folder: string,
  measure: (browser: Browser, addresses: readonly string[]) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "bench-"));
  const baseline = join(scratch, "baseline");
  makeBaseline(folder, baseline);
  const servers = [folder, baseline].map(siteServer);
  const addresses: string[] = [];
  for (const server of servers) {
    await once(server.listen(0, "127.0.0.1"), "listening");
    addresses.push(`http://localhost:${(server.address() as AddressInfo).port}`);
  }
  const browser = await chromium.launch(settings.use?.launchOptions);
  try {
    await measure(browser, addresses);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
