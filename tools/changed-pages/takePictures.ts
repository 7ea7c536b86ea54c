import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { settings } from "../../playwright.config";
import { listen } from "../serve/listen";
import { siteServer } from "../serve/siteServer";

/** In px: a low-cost phone and a laptop. */
export const widths = [360, 1280];

/** The file's name of a page's picture, such as legal-terms-360-before.png. */
export const pictureOf = (path: string, width: number, moment: string) =>
  `${path.slice(1).replaceAll("/", "-") || "home"}-${width}-${moment}.png`;

/**
 * Takes pictures of whole pages of a built site. Scripts are off: what they move would differ from
 * one picture to the next, and the browser then loads all pictures of a page at once.
 */
export async function takePictures(
  site: string,
  paths: readonly string[],
  target: { readonly folder: string; readonly moment: string },
): Promise<void> {
  await mkdir(target.folder, { recursive: true });
  const server = siteServer(site);
  const port = await listen(server, "127.0.0.1", 0);
  const browser = await chromium.launch(settings.use?.launchOptions);
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
      reducedMotion: "reduce",
    });
    for (const path of paths) {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "networkidle" });
      const file = join(target.folder, pictureOf(path, width, target.moment));
      await page.screenshot({ path: file, fullPage: true });
    }
    await page.close();
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
}
