import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "./support/luminance";
import { addStyles } from "./support/pageChecks";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** The luminance of a text's colour, and the boxes of its lines on the screen. */
const readText = (text: Locator) =>
  text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return {
      colour: (getComputedStyle(node).color.match(/\d+/g) ?? []).map(Number),
      boxes: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });

/**
 * The lowest contrast between a text and the pixels behind its lines; the text is hidden to measure
 * them.
 */
async function leastContrast(page: Page, { colour, boxes }: Awaited<ReturnType<typeof readText>>) {
  const text = luminance(colour);
  let least = 21;
  for (const clip of boxes) {
    const picture = await page.screenshot({ clip, animations: "disabled" });
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const ground = luminance([...data.subarray(at, at + 3)]);
      least = Math.min(least, contrast(text, ground));
    }
  }
  return least;
}

test("the words are above the picture on small or nearly square screens, and over it on others", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const buttons = page.locator("#home").getByRole("group");
  for (const [width, height, isAbove] of [
    [768, 600, true],
    [800, 600, true],
    [830, 700, true],
    [850, 840, true],
    [844, 390, false],
    [1024, 768, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    const words = await buttons.boundingBox();
    const picture = await page.locator("#home img").boundingBox();
    const gap = Number(picture?.y) - Number(words?.y) - Number(words?.height);
    expect(gap >= 0, `${width}×${height}`).toBe(isAbove);
  }
});

test("the counters over the picture have enough contrast", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const about = page.locator("#about");
  await about.locator("img").evaluate((node: HTMLImageElement) => {
    node.loading = "eager";
    return node.decode();
  });
  await bringIntoView(about.locator("> div > dl"));
  const texts = await Promise.all(
    ["dt", "dd"].flatMap((part) =>
      [0, 1, 2].map((at) => readText(about.locator("> div > dl").locator(part).nth(at))),
    ),
  );
  await addStyles(page, "#about > div > dl * { color: transparent !important; }");
  for (const text of texts) expect(await leastContrast(page, text)).toBeGreaterThan(4.5);
});

test("the words over the first picture have enough contrast", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await page.locator("#home img").evaluate((node: HTMLImageElement) => node.decode());
  await page.evaluate(() => document.fonts.ready);
  const hero = page.locator("#home");
  const texts = await Promise.all(
    [
      ["h1", 3],
      ["h1 ~ p", 4.5],
      ["button:last-of-type span:last-child", 4.5],
    ].map(async ([part, needed]) => ({
      part,
      needed,
      text: await readText(hero.locator(String(part)).first()),
    })),
  );
  await addStyles(page, "#home * { color: transparent !important; }");
  for (const { part, needed, text } of texts) {
    expect(await leastContrast(page, text), String(part)).toBeGreaterThan(Number(needed));
  }
});
