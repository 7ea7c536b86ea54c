import type { Page } from "@playwright/test";
import { readToItsEnd } from "../browser/support/scroll";
import type { Tree } from "../support/contentTree";
import { browse, overhangs, routesOf } from "./support/browsing";
import { fullTree, leastTree } from "./support/extremes";
import { ProjectCopy } from "./support/projectCopy";

const project = new ProjectCopy();

/** Builds content that must pass the check; returns the site's folder. */
async function built(name: string, tree: Tree): Promise<string> {
  expect(await project.check(tree)).toEqual([]);
  return project.build(name);
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
