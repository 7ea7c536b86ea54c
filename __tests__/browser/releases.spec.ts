import type { Page } from "@playwright/test";
import { follow } from "./support/landing";
import { expectInPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";

/** From now on the server has another release, until the page is loaded from it. */
async function publishAnew(page: Page) {
  const appData = "**/page-data/app-data.json";
  await page.route(appData, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "of another release" } }),
  );
  page.once("domcontentloaded", () => void page.unroute(appData));
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
}

/** The browser has loaded a document since, and its scripts have taken it over. */
async function reachNewDocument(page: Page) {
  await page.waitForFunction(() => !("isOldDocument" in window) && document.body);
  await hydrated(page);
}

test("after a release a followed link is one step, to the section that it names", async ({
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

test("after a release Back opens a page of the new one", async ({ page }) => {
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
