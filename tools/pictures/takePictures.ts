import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openSite } from "./openSite";

/** In px: a low-cost phone and a laptop. */
export const widths = [360, 1280];

/** Returns the file name of a page's picture, such as legal-terms-360-before.png. */
export const pictureOf = (path: string, width: number, moment: string) =>
  `${path.slice(1).replaceAll("/", "-") || "home"}-${width}-${moment}.png`;

/**
 * Takes full-page pictures of a built site. Scripts are off: animated parts would differ between pictures,
 * and without scripts the browser loads all pictures of a page at once.
 */
export async function takePictures(
  site: string,
  paths: readonly string[],
  { folder, moment }: { readonly folder: string; readonly moment: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await openSite(site, async (browser, address) => {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
        reducedMotion: "reduce",
      });
      for (const path of paths) {
        await page.goto(address + path, { waitUntil: "networkidle" });
        await page.screenshot({
          path: join(folder, pictureOf(path, width, moment)),
          fullPage: true,
        });
      }
      await page.close();
    }
  });
}
