import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { settings } from "../../playwright.config";
import { siteServer } from "../../tools/serve/siteServer";
import { makeBaseline } from "./baseline";

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
