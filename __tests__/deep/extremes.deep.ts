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

/** Builds content in which the check finds nothing but attacks and invented numbers; returns the site's folder. */
async function built(name: string, tree: Tree): Promise<string> {
  const problems = await project.check(tree);
  expect(problems.filter((problem) => !/ (?:markup|call): /.test(problem))).toEqual([]);
  return project.build(name);
}

/** The widths in px at which pages are measured. */
const widths = [320, 360, 768, 1280, 1920] as const;

let browser: Browser | undefined;

afterAll(() => browser?.close());

/** Serves a built site and looks at each of its pages in the dark theme, with scripts. */
async function visitAll(folder: string, look: (page: Page) => Promise<object>) {
  browser ??= await chromium.launch(settings.use?.launchOptions);
  const server = siteServer(folder);
  const port = await listening(server);
  const context = await browser.newContext({ colorScheme: "dark", locale: "en-NG" });
  const errors: string[] = [];
  const found: { route: string }[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    for (const route of ["/no-such-page", ...builtRoutes(folder)]) {
      await visit(page, `http://localhost:${port}${route}`);
      found.push({ route, ...(await look(page)) });
    }
    return { errors, found };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Every overflow of the page at every width; each line names the width. */
async function overhangs(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await readToItsEnd(page);
    const faults = [...(await overflowing(page)), ...(await lostTexts(page))];
    if ((await sideways(page)) > 0) faults.push("the page can be scrolled sideways");
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

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

const unharmed = { struck: false, strangers: 0, scripts: 0, unread: 0, isShown: true };

test("with as many entries and as long texts as the fields allow, no page overflows, and attacks stay text", async () => {
  const folder = await built("full", await fullTree());
  const { errors, found } = await visitAll(folder, async (page) => ({
    overhangs: await overhangs(page),
    ...(await damage(page)),
  }));
  expect(found).toEqual(found.map(({ route }) => ({ route, overhangs: [], ...unharmed })));
  expect(errors).toEqual([]);
});

test("with one entry of each kind and no partner, no page overflows", async () => {
  const tree = leastTree();
  for (const file of [...tree.keys()]) if (file.startsWith("partners/")) tree.delete(file);
  const folder = await built("least", tree);
  const { found } = await visitAll(folder, async (page) => ({ overhangs: await overhangs(page) }));
  expect(found).toEqual(found.map(({ route }) => ({ route, overhangs: [] })));
});
