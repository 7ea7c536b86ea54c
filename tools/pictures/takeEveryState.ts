import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { openSite } from "./openSite";
import { states, themes, widths } from "./states";

/** The browser, the address of the site, and the folder for the pictures. */
interface Session {
  readonly browser: Browser;
  readonly address: string;
  readonly folder: string;
}

/** Takes pictures of every page and every state of a built site, in all themes and widths. */
export async function takeEveryState(site: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await openSite(site, async (browser, address) => {
    const routes = await servedRoutes(address);
    const session = { browser, address, folder };
    for (const theme of themes) {
      for (const width of widths) await takeRoutes(session, theme, width, routes);
    }
  });
}

/** Returns the paths in the sitemap, and one that does not exist. */
async function servedRoutes(address: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${address}/sitemap-0.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)];
  return [...listed.map(([, url = ""]) => new URL(url).pathname), "/no-such-page"];
}

async function takeRoutes(
  { browser, address, folder }: Session,
  theme: string,
  width: number,
  routes: readonly string[],
): Promise<void> {
  const height = width < 768 ? 740 : Math.round(width * 0.6);
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
  });
  await context.addInitScript((name) => localStorage.setItem("theme", name), theme);
  const page = await context.newPage();
  const take = (route: string, name: string, fullPage = false) => {
    const file = `${route.slice(1).replaceAll("/", "-") || "home"}-${name}-${width}-${theme}.png`;
    return page.screenshot({ path: join(folder, file), fullPage });
  };
  const left = new Set(states);
  for (const route of routes) {
    await open(page, address + route);
    await take(route, "page", true);
    for (const state of left) {
      if (!(await page.locator(state.control).first().isVisible())) continue;
      left.delete(state);
      await state.prepare(page, state.control);
      await take(route, state.name);
      await open(page, address + route);
    }
  }
  await context.close();
}

/** Opens a page and scrolls through it, so that lazy pictures are loaded. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
