import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tree } from "../support/contentTree";
import { readToItsEnd } from "../browser/support/scroll";
import { browse, overhangs } from "./support/browsing";
import { fullTree, leastTree } from "./support/extremes";
import { ProjectCopy } from "./support/projectCopy";

const project = new ProjectCopy();

/** Builds content that must pass the check; returns the site's folder. */
async function built(name: string, tree: Tree): Promise<string> {
  expect(await project.check(tree)).toEqual([]);
  return project.build(name);
}

/** The HTML and the data of all pages, by file. */
function pagesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => /^(?!page-data).*\.html$|^page-data\/.*\.json$/.test(file));
  return Object.fromEntries(
    pages.sort().map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

/** As saved by an editor on Windows. */
const asOnWindows = (bytes: Buffer) =>
  Buffer.from(`\uFEFF${bytes.toString("utf8").replaceAll("\n", "\r\n")}`);

describe("with as many entries and as long texts as the fields allow", () => {
  let tree: Tree;
  let folder: string;
  beforeAll(async () => {
    tree = await fullTree();
    folder = await built("full", tree);
  });

  test("no page overflows, from 320 to 1920 px", async () => {
    expect(await overhangs(folder)).toEqual([]);
  });

  test("files with byte order marks and Windows line endings give the same pages", async () => {
    const texts = /\.(?:md|yml|svg)$/;
    const onWindows = [...tree].map(
      ([file, bytes]) => [file, texts.test(file) ? asOnWindows(bytes) : bytes] as const,
    );
    const pages = pagesOf(folder);
    expect(Object.keys(pages).length).toBeGreaterThan(15);
    expect(pagesOf(await built("windows", new Map(onWindows)))).toEqual(pages);
  });
});

describe.each([1, 0])("with one entry of each kind and %i partners", (partners) => {
  let folder: string;
  beforeAll(async () => {
    const tree = await leastTree();
    if (partners === 0)
      for (const file of [...tree.keys()]) if (file.startsWith("partners/")) tree.delete(file);
    folder = await built(`least-${partners}`, tree);
  });

  test("no page overflows, from 320 to 1920 px", async () => {
    expect(await overhangs(folder)).toEqual([]);
  });

  test("carousels and the strip have no controls, and the partners' anchor remains", async () => {
    const counts = await browse(folder, async (page, open) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open("/");
      await readToItsEnd(page);
      // A slide has a description of its role, too.
      const slides = page.locator("[aria-roledescription]");
      const carousels = page.locator("section[aria-roledescription]", { has: slides });
      return {
        carousels: await carousels.count(),
        buttons: await carousels.or(page.locator("#partners")).locator("button").count(),
        anchors: await page.locator("#partners").count(),
        sections: await page.locator("section#partners").count(),
      };
    });
    expect(counts).toEqual({ carousels: 2, buttons: 0, anchors: 1, sections: partners });
  });
});
