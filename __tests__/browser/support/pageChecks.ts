import { expect, type Page } from "@playwright/test";
import { words } from "./words";

/** Adds styles to the page, in place of those added before; its policy forbids style elements, but not this. */
export async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Expects the page as it is without scripts: readable, with its navigation. */
export async function expectWithoutScripts(page: Page) {
  await expect(page.locator("html")).not.toHaveClass(/js/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.locator("header nav").getByRole("link");
  await expect(links).toHaveCount(words.navigation.header.items.length);
  await expect(links.first()).toBeVisible();
}

/** Texts that are clipped by a box of fixed size or reach past the edge of the screen. */
export const lostTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, li, dt, dd, a, button, label, span")]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => !node.closest("[aria-hidden='true']"))
      // Words for screen readers alone are in a box of one pixel.
      .filter(({ clientWidth }) => clientWidth !== 1)
      .filter((node) => {
        const { flexWrap, overflowX, overflowY } = getComputedStyle(node);
        // A row that wraps drops its last part below its box, where only screen readers find it.
        const isDropped = flexWrap === "wrap";
        const isCutX = overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1;
        const isCutY = overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1;
        const { left, right } = node.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return (!isDropped && (isCutX || isCutY)) || (isOutside && !node.matches("li, span"));
      })
      .map((node) => node.textContent.slice(0, 60)),
  );
