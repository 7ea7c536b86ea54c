import { expect, test } from "../browser/support/test";
import { visit } from "../browser/support/visit";

// Also runs on a build with PLAIN_BUNDLE=1.
test("the scripts take over: the theme changes, and a link opens its page", async ({ page }) => {
  await visit(page, "/");
  const button = page.locator("header button").last();
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => button.evaluate(isHydrated)).toBe(true);
  const theme = await page.locator("html").getAttribute("data-theme");
  // On a phone, the theme switch is in the menu.
  await page.locator("header button").first().click();
  await button.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme ?? "");
  await page.keyboard.press("Escape");

  await page.locator('footer a[href^="/"]:not([href*="#"])').last().click();
  await expect(page).not.toHaveURL("/");
  await expect(page.locator("h1")).toBeVisible();
});
