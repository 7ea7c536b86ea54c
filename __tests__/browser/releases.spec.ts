import type { Page } from "@playwright/test";
import { follow } from "./support/landing";
import { publishAgain } from "./support/publishAgain";
import { expectInPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";

/** Publishes another release and marks the open document. */
async function publishAnew(page: Page) {
  await publishAgain(page);
  await page.evaluate(() => void Object.assign(window, { isOldDocument: true }));
}

/** Whether the browser has loaded a new document and the scripts have taken it over. */
async function reachNewDocument(page: Page) {
  await page.waitForFunction(() => !("isOldDocument" in window) && document.body);
  await hydrated(page);
}

test("after a release a followed link adds one history entry and reaches its section", async ({
  page,
}) => {
  await visit(page, "/contact");
  const before = await page.evaluate(() => history.length);
  await publishAnew(page);
  await follow(page, "/#partners");
  await page.waitForURL("/#partners");
  await reachNewDocument(page);
  await expectInPlace(page.locator("#partners"));
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("after a release Back opens the page of the new release", async ({ page }) => {
  await visit(page, "/");
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await page.reload();
  await hydrated(page);
  await publishAnew(page);
  await page.goBack();
  await reachNewDocument(page);
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeVisible();
});
