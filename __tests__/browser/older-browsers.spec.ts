import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { sideways } from "./support/overflow";
import { addStyles } from "./support/pageChecks";
import { alertDocument, leakCard } from "./support/routes";
import { expect, test } from "./support/test";
import { sizes } from "./support/trees";
import { visit } from "./support/visit";

/** What a browser of 2019 drops of a sheet: whole blocks and rules, and declarations. */
const dropped = [
  /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{}]|^)[^{}@]*:(?:has|is|where|focus-visible|modal|marker)\b[^{}]*\{[^{}]*\}/g,
  /(?<=[{;])[^{};]*[\s:,(](?:min|max|clamp|color-mix)\([^{};]*/g,
  /(?<=[{;])(?:inset[a-z-]*|aspect-ratio|translate|(?:margin|padding)-(?:inline|block)):(?:[^{};(]|\([^)]*\))*(?=[;}])/g,
];

/** Takes an open page's styles away; returns what such a browser reads of them. */
async function takeStyles(page: Page) {
  const sheet = await page.evaluate(() => {
    const styles = [...document.querySelectorAll("style")];
    for (const style of styles) style.remove();
    return styles.map(({ textContent }) => textContent).join("");
  });
  return dropped.reduce((css, part) => css.replace(part, ""), sheet);
}

/** There, flex boxes have no gaps. */
const closeGaps = (page: Page) =>
  page.locator("body *").evaluateAll((nodes: HTMLElement[]) => {
    for (const { style } of nodes) style.gap = "";
    for (const node of nodes.filter((one) => /flex/.test(getComputedStyle(one).display)))
      node.style.gap = "0";
  });

/** Words that something covers, such as a drawing or other words. */
const coveredWords = (page: Page) =>
  page.locator("//main//*[text()[normalize-space()]]").evaluateAll((nodes) =>
    nodes
      .filter((node) => {
        const words = document.createRange();
        for (const child of node.childNodes)
          if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
            words.selectNode(child);
        node.scrollIntoView({ block: "center", behavior: "instant" });
        return [...words.getClientRects()].some(({ left, top, width, height }) => {
          const seen = document.elementFromPoint(left + Math.min(5, width / 2), top + height / 2);
          // Words for screen readers alone are in a box of one pixel.
          return seen && seen !== node && node.clientWidth !== 1;
        });
      })
      .map((node) => node.textContent),
  );

for (const [name, path] of [
  ["the guide’s steps", alertDocument.path],
  ["the leak card", leakCard],
  ["a box that says stop", "/check-my-refill#size=11&tare=15&now=34&paid=11"],
] as const)
  test(`in a browser of 2019, ${name} can be read`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await (path === leakCard ? page.goto(path) : visit(page, path));
    const calls = page.getByRole("main").locator("[href^='tel:']");
    await expect(calls.first()).toBeVisible();
    const styles = await takeStyles(page);
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      for (const font of [100, 200]) {
        await addStyles(page, `${styles} html { font-size: ${font}%; }`);
        await closeGaps(page);
        expect.soft(await coveredWords(page), `${viewport.width} px, ${font} %`).toEqual([]);
        expect.soft(await sideways(page), `${viewport.width} px, ${font} %`).toBe(0);
      }
      await expectAccessible(page, "main");
    }
  });
