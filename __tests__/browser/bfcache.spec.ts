import { settings } from "../../playwright.config";
import { kinds } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

// Playwright switches off that browsers keep whole pages for Back.
test.use({
  launchOptions: {
    ...settings.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const path of kinds) {
  test(`${path} comes back whole from the browser's memory @desk`, async ({ page }) => {
    await visit(page, path);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    // Another document, so that the browser goes back and not React.
    await page.goto(path === "/" ? "/contact" : "/");
    await page.evaluate(() => void setTimeout(() => history.back()));
    // The page cannot be asked while the browser changes it.
    const isKept = () => page.evaluate(() => "isKept" in window).catch(() => false);
    await expect.poll(isKept).toBe(true);
    await page.locator("header button").last().click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
}
