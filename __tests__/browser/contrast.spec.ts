import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(rgb: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The least contrast between the words and the pixels behind their lines. */
async function leastContrast(words: Locator) {
  const colour = await words.evaluate((node) => getComputedStyle(node).color);
  const text = luminance((colour.match(/\d+/g) ?? []).map(Number));
  const boxes = await words.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const page = words.page();
  await page.addStyleTag({ content: "#home * { color: transparent !important; }" });
  let least = 21;
  for (const clip of boxes) {
    const picture = await page.screenshot({ clip });
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const ground = luminance([...data.subarray(at, at + 3)]);
      const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      least = Math.min(least, contrast);
    }
  }
  return least;
}

for (const [name, find, needed] of [
  ["title", "h1", 3],
  ["subtitle", "h1 ~ p", 4.5],
  ["second app button", 'button:has-text("App Store") span span:last-child', 4.5],
] as const) {
  test(`the ${name} stands out from the first picture`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await page.locator("#home img").evaluate((node: HTMLImageElement) => node.decode());
    await page.evaluate(() => document.fonts.ready);
    expect(await leastContrast(page.locator("#home").locator(find).first())).toBeGreaterThan(
      needed,
    );
  });
}
