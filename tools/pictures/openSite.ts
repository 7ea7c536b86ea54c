import { type Browser, chromium } from "@playwright/test";
import { settings } from "../../playwright.config";
import { listen } from "../serve/listen";
import { siteServer } from "../serve/siteServer";

/** Serves a built site like production and opens a browser for `task`; closes both afterwards. */
export async function openSite(
  site: string,
  task: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const server = siteServer(site);
  const port = await listen(server, "127.0.0.1", 0);
  const browser = await chromium.launch(settings.use?.launchOptions);
  try {
    await task(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
