import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { settings } from "../../playwright.config";
import { states, themes, widths } from "./gallery";

/**
 * Writes screenshots of every page of a served site, and of every state once, in both themes and four
 * widths, to a folder outside the repository: `npm run shots -- <folder> [address]`.
 */
const [folder, address = "http://localhost:9000"] = process.argv.slice(2);

/** The pages of the served sitemap, and the one for unknown addresses. */
async function servedRoutes(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${address}/sitemap-0.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)];
  return [...listed.map(([, url = ""]) => new URL(url).pathname), "/no-such-page"];
}

/** Opens a page and scrolls through it, so that late pictures are there. */
async function open(page: Page, route: string) {
  await page.goto(address + route, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

async function shoot(browser: Browser, theme: string, width: number, routes: readonly string[]) {
  const height = width < 768 ? 740 : Math.round(width * 0.6);
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
  });
  await context.addInitScript((name) => localStorage.setItem("theme", name), theme);
  const page = await context.newPage();
  const take = (route: string, name: string, fullPage = false) => {
    const file = `${route.slice(1) || "home"}-${name}-${width}-${theme}.png`;
    return page.screenshot({ path: path.join(String(folder), file), fullPage });
  };
  const left = new Set(states);
  for (const route of routes) {
    await open(page, route);
    await take(route, "page", true);
    for (const state of left) {
      if (!(await page.locator(state.control).first().isVisible())) continue;
      left.delete(state);
      await state.prepare(page, state.control);
      await take(route, state.name);
      await open(page, route);
    }
  }
  await context.close();
}

async function shootAll(target: string) {
  await mkdir(target, { recursive: true });
  const routes = await servedRoutes();
  const browser = await chromium.launch(settings.use?.launchOptions);
  for (const theme of themes) {
    for (const width of widths) await shoot(browser, theme, width, routes);
  }
  await browser.close();
  console.log(`The gallery is in ${target}`);
}

if (folder && !path.resolve(folder).startsWith(process.cwd() + path.sep)) {
  void shootAll(folder);
} else {
  console.error("Name a folder outside the repository: npm run shots -- <folder> [address]");
  process.exitCode = 1;
}
