import type { Page } from "@playwright/test";
import { headerNavigation } from "./support/landing";
import { routes } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

/** Controls smaller than 24 px either way; links inside a line of text are exempt (WCAG 2.5.8). */
const small = (page: Page) =>
  page.locator("a[href], button, input, textarea, summary").evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
      .filter((node) => {
        const line = node.closest("p, li");
        return !line || line.textContent.trim() === node.textContent.trim();
      })
      .filter((node) => node.textContent !== "Skip to the content")
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ node, box }) => `${node.textContent} ${box.width} x ${box.height}`),
  );

for (const path of routes) {
  test(`every control of ${path} is at least 24 px either way`, async ({ page }) => {
    await visit(page, path);
    expect(await small(page)).toEqual([]);
  });
}

test("the main controls are at least 44 px high", async ({ page, isMobile }) => {
  await visit(page, "/");
  if (isMobile) await page.getByRole("button", { name: words.navigation.header.open }).click();
  const { pause, previous, next } = words.app.carousel;
  for (const control of [
    ...(await headerNavigation(page).getByRole("link").all()),
    ...(await page.getByRole("button", { name: /Google Play|App Store/ }).all()),
    ...(await page.getByRole("button", { name: pause }).all()),
    page.getByRole("button", { name: previous, exact: true }),
    page.getByRole("button", { name: next, exact: true }),
    ...(await page.getByRole("button", { name: /^[1-4]$/ }).all()),
  ]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
