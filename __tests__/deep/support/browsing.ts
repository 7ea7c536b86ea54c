import { chromium, type Browser, type Page } from "@playwright/test";
import settings from "../../../playwright.config";
import { siteServer } from "../../../tools/serve/siteServer";
import { builtRoutes } from "../../browser/support/builtRoutes";
import { overflowing, sideways } from "../../browser/support/overflow";
import { lostTexts } from "../../browser/support/pageChecks";
import { readToItsEnd } from "../../browser/support/scroll";
import { visit } from "../../browser/support/visit";
import { listening } from "../../support/ask";

/** The widths in px at which pages are measured. */
const widths = [320, 360, 768, 1280, 1920] as const;

/** The address of every page of a built site, and one without a page. */
export const routesOf = (folder: string) => ["/no-such-page", ...builtRoutes(folder)];

let browser: Browser | undefined;

afterAll(() => browser?.close());

/** Serves a built site and passes a page of it, in the dark theme, to `look`. */
export async function browse<Result>(
  folder: string,
  look: (page: Page, open: (path: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  browser ??= await chromium.launch(settings.use?.launchOptions);
  const server = siteServer(folder);
  const port = await listening(server);
  const context = await browser.newContext({ colorScheme: "dark", locale: "en-NG" });
  try {
    const page = await context.newPage();
    return await look(page, (path) => visit(page, `http://localhost:${port}${path}`));
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Every overflow on a built site; each line names page and width. */
export const overhangs = (folder: string): Promise<string[]> =>
  browse(folder, async (page, open) => {
    const found: string[] = [];
    for (const path of routesOf(folder)) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await open(path);
        await readToItsEnd(page);
        const faults = [...(await overflowing(page)), ...(await lostTexts(page))];
        if ((await sideways(page)) > 0) faults.push("the page can be scrolled sideways");
        found.push(...faults.map((fault) => `${path} ${width}: ${fault}`));
      }
    }
    return found;
  });
