import type { Page } from "@playwright/test";
import { settings } from "../../playwright.config";
import { LINK_PATIENCE_MS } from "../../src/lib/timing";
import { kept } from "./support/keptCard";
import { follow } from "./support/landing";
import { leakCard, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { holdScripts, visit, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

// Playwright disables the bfcache by default.
test.use({
  launchOptions: {
    ...settings.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Marks this document, so that a bfcache restore can be recognised. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isKept: true }));

/** Goes back to the marked document, which the browser must have kept in the bfcache. */
async function goBackToKept(page: Page) {
  // Evaluation fails while the browser swaps documents.
  await page.evaluate(() => history.back()).catch(() => undefined);
  const isKept = () => page.evaluate(() => "isKept" in window).catch(() => false);
  await expect.poll(isKept).toBe(true);
}

test("a page is restored with the theme that was chosen since", async ({ page }) => {
  const html = page.locator("html");
  const returnToLight = async () => {
    await mark(page);
    await page.goto(leakCard);
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    await goBackToKept(page);
    await expect(html).toHaveAttribute("data-theme", "light");
  };
  for (const path of ["/", "/contact", "/check-my-refill"]) {
    await visit(page, path);
    await returnToLight();
    await page.getByRole("button", { name: words.app.theme.toDark }).click();
    await expect(html).not.toHaveAttribute("data-theme", "light");
  }
  await holdScripts(page);
  await page.goto("/");
  await returnToLight();
});

test("the page stays after Back from an offline page", async ({ page, context, complaints }) => {
  complaints.expect(/failed request: |ERR_INTERNET_DISCONNECTED/);
  // Near the end of a signal, phones still report that they are online.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => true }),
  );
  await visitWithStoppedClock(page, "/contact");
  await mark(page);
  await kept(page);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await follow(page, plainDocument.path);
  await failed;
  await page.waitForURL("chrome-error://chromewebdata/");
  await goBackToKept(page);
  // Nothing of the followed link continues: no loading bar, no navigation.
  await page.clock.runFor(2 * LINK_PATIENCE_MS);
  await expect(page.getByRole("progressbar", { name: words.app.loading })).toHaveCount(0);
  expect(await page.evaluate(() => "isKept" in window)).toBe(true);
  await expect(page).toHaveURL("/contact");
});
