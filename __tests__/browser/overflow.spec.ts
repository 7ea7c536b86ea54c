import type { Page } from "@playwright/test";
import { routes, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** The boxes that reach past the right edge of the screen and are not cut off by a box around them. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (node: Element) => {
      for (let box = node.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== "visible") return box !== document.documentElement;
      }
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((node) => node.getBoundingClientRect().right > width + 1 && !isCut(node))
      .map((node) => `${node.tagName} ${node.textContent.slice(0, 40)}`);
  });

for (const width of [320, 360, 768, 1280, 1920]) {
  test(
    `no page scrolls sideways at ${width} px`,
    { tag: "@desk" },
    async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      for (const path of [...routes, unknownRoute]) {
        await visit(page, path);
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.body.scrollWidth,
        ]);
        expect(Math.max(...widths), path).toBeLessThanOrEqual(width);
        expect(await overflowing(page), path).toEqual([]);
      }
    },
  );
}
