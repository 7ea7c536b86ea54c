import { chromium, type Browser, type Page } from "@playwright/test";
import settings from "../../playwright.config";
import { siteServer } from "../../tools/serve/siteServer";
import { builtRoutes } from "../browser/support/builtRoutes";
import { overflowing, sideways } from "../browser/support/overflow";
import { lostTexts } from "../browser/support/pageChecks";
import { readToItsEnd } from "../browser/support/scroll";
import { visit } from "../browser/support/visit";
import { listening } from "../support/ask";
import type { Tree } from "../support/contentTree";
import { fullTree, leastTree } from "./support/extremes";
import { ProjectCopy } from "./support/projectCopy";

const project = new ProjectCopy();

/** Builds content that must pass the check; returns the site's folder. */
async function built(name: string, tree: Tree): Promise<string> {
  expect(await project.check(tree)).toEqual([]);
  return project.build(name);
}

/** The widths in px at which pages are measured. */
const widths = [320, 360, 768, 1280, 1920] as const;

/** The address of every page of a built site, and one without a page. */
const routesOf = (folder: string) => ["/no-such-page", ...builtRoutes(folder)];

let browser: Browser | undefined;

afterAll(() => browser?.close());

/** Serves a built site and passes a page of it, in the dark theme, to `look`. */
async function browse<Result>(
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
const overhangs = (folder: string): Promise<string[]> =>
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

/** The effects of the attacks in the texts on the current page. */
const damage = (page: Page) =>
  page.evaluate(() => {
    const isObject = ({ text }: HTMLScriptElement) => {
      try {
        return typeof JSON.parse(text) === "object";
      } catch {
        return false;
      }
    };
    const data = document.querySelectorAll<HTMLScriptElement>('[type="application/ld+json"]');
    return {
      struck: "struck" in window,
      strangers: document.querySelectorAll("img[src=x], [onerror], [onload], a[href^=javascript]")
        .length,
      scripts: [...document.scripts].filter(({ text }) => text.startsWith("struck")).length,
      unread: [...data].filter((script) => !isObject(script)).length,
      isShown: document.body.innerText.includes("onerror=struck"),
    };
  });

describe("with as many entries and as long texts as the fields allow, half of them attacks", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await built("full", await fullTree());
  });

  test("no page overflows, from 320 to 1920 px", async () => {
    expect(await overhangs(folder)).toEqual([]);
  });

  test("attacks stay text on the page, in the head and in the data", async () => {
    const errors: string[] = [];
    const found = await browse(folder, async (page, open) => {
      page.on("pageerror", ({ message }) => errors.push(message));
      const pages: unknown[] = [];
      for (const route of routesOf(folder)) {
        await open(route);
        await readToItsEnd(page);
        pages.push({ route, ...(await damage(page)) });
      }
      return pages;
    });
    const harmless = { struck: false, strangers: 0, scripts: 0, unread: 0, isShown: true };
    expect(found).toEqual(routesOf(folder).map((route) => ({ route, ...harmless })));
    expect(errors).toEqual([]);
  });
});

test("with one entry of each kind and no partner, no page overflows", async () => {
  const tree = await leastTree();
  for (const file of [...tree.keys()]) if (file.startsWith("partners/")) tree.delete(file);
  expect(await overhangs(await built("least", tree))).toEqual([]);
});
