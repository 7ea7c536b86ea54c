import { contrast, look, luminance } from "./support/luminance";
import { addStyles } from "./support/pageChecks";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** Texts over a picture, each with the contrast that it needs: large ones need 3:1. */
const texts = {
  "#about": { "> div > dl :is(dt, dd)": 4.5 },
  "#home": { h1: 3, "h1 ~ p >> nth=0": 4.5, "button:last-of-type span:last-child >> nth=0": 4.5 },
};

test("the words over pictures have enough contrast", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  for (const [section, parts] of Object.entries(texts)) {
    await page.locator(`${section} img`).evaluate((node: HTMLImageElement) => {
      node.loading = "eager";
      return node.decode();
    });
    await page.evaluate(() => document.fonts.ready);
    for (const [part, needed] of Object.entries(parts)) {
      const words = page.locator(section).locator(part);
      await bringIntoView(words.first());
      const lines = await words.evaluateAll((nodes) =>
        nodes.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const colour = (getComputedStyle(node).color.match(/\d+/g) ?? []).map(Number);
          return [...range.getClientRects()].map((line) => ({
            colour,
            line: line.toJSON() as DOMRect,
          }));
        }),
      );
      const removeStyles = await addStyles(page, `${section} * { color: transparent !important; }`);
      const ground = await look(page);
      await removeStyles();
      let least = 21;
      for (const { colour, line } of lines) {
        const text = luminance(colour);
        for (let { x } = line; x < line.right; x += 1)
          for (let { y } = line; y < line.bottom; y += 1)
            least = Math.min(least, contrast(text, ground(x, y) ?? text));
      }
      expect(lines.length, part).toBeGreaterThan(0);
      expect(least, part).toBeGreaterThan(needed);
    }
  }
});
