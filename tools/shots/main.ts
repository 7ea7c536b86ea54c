import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { pages, states, themes, widths } from "./gallery";

/**
 * Writes screenshots of every page and state, in both themes and four widths, to a folder outside
 * the repository: `npm run shots -- <folder> [address]`. The site must be served at the address.
 */
const [folder, address = "http://localhost:9000"] = process.argv.slice(2);

/** Scrolls through the page, so that late pictures are there. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

async function shoot(browser: Browser, theme: string, width: number) {
  const height = width < 768 ? 740 : Math.round(width * 0.6);
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
  });
  await context.addInitScript((name) => localStorage.setItem("theme", name), theme);
  const page = await context.newPage();
  for (const route of pages) {
    for (const { name, prepare } of states.filter(({ isFor }) => isFor(route, width))) {
      await page.goto(address + route, { waitUntil: "networkidle" });
      await settle(page);
      await prepare(page);
      const file = `${route.slice(1) || "home"}-${name}-${width}-${theme}.png`;
      await page.screenshot({ path: path.join(String(folder), file), fullPage: name === "page" });
    }
  }
  await context.close();
}

async function shootAll(target: string) {
  await mkdir(target, { recursive: true });
  const browser = await chromium.launch(config.use?.launchOptions);
  for (const theme of themes) for (const width of widths) await shoot(browser, theme, width);
  await browser.close();
  console.log(`The gallery is in ${target}`);
}

if (folder && !path.resolve(folder).startsWith(process.cwd() + path.sep)) {
  void shootAll(folder);
} else {
  console.error("Name a folder outside the repository: npm run shots -- <folder> [address]");
  process.exitCode = 1;
}
