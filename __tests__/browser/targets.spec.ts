import type { Page } from "@playwright/test";
import { appButtons, headerNavigation } from "./support/landing";
import { kinds } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

/**
 * Controls smaller than 24 px in either direction; links within a line of text are exempt (WCAG
 * 2.5.8).
 */
const small = (page: Page) =>
  page.locator("a[href], button, input, textarea, summary").evaluateAll(
    (nodes, skipLink) =>
      nodes
        .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
        .filter((node) => {
          const line = node.closest("p, li");
          return !line || line.textContent.trim() === node.textContent.trim();
        })
        .filter((node) => node.textContent !== skipLink)
        .map((node) => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ node, box }) => `${node.textContent} ${box.width} x ${box.height}`),
    words.navigation.skipLink,
  );

test("every control is at least 24 px wide and high", async ({ page }) => {
  for (const path of kinds) {
    await visit(page, path);
    expect(await small(page), path).toEqual([]);
  }
});

test("the main controls are at least 44 px high", async ({ page, isMobile }) => {
  await visit(page, "/");
  if (isMobile) await page.getByRole("button", { name: words.navigation.header.open }).click();
  const { pause, previous, next } = words.app.carousel;
  for (const control of [
    ...(await headerNavigation(page).getByRole("link").all()),
    ...(await appButtons(page).all()),
    ...(await page.getByRole("button", { name: pause }).all()),
    page.getByRole("button", { name: previous, exact: true }),
    page.getByRole("button", { name: next, exact: true }),
    ...(await page.getByRole("button", { name: /^\d$/ }).all()),
  ]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
