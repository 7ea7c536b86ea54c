import { followAtOnce } from "./support/landing";
import { expect, test } from "./support/test";
import { nextTask, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";
import type { Page } from "@playwright/test";

const bar = (page: Page) => page.getByRole("progressbar", { name: words.app.loading });

const section = "/#partners";
const landing = (page: Page) => page.locator("#partners");

/**
 * Follows a link to a section of another page, whose data are held back until `release` is called.
 */
async function followSlowLink(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/page-data/index/page-data.json", async (route) => {
    await released;
    await route.continue();
  });
  await visitWithStoppedClock(page, "/contact");
  await followAtOnce(page, section);
  await nextTask(page);
  return release;
}

test("a page that takes longer than 300 ms shows a loading bar until it is there", async ({
  page,
}) => {
  const release = await followSlowLink(page);
  await page.clock.runFor(290);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL("/contact");
  release();
  await page.clock.resume();
  await expect(landing(page)).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
});

test("a page that fails to load is requested again by the browser", async ({ page }) => {
  await followSlowLink(page);
  await page.clock.runFor(9_900);
  await expect(page).toHaveURL("/contact");
  await page.clock.runFor(200);
  await expect(page).toHaveURL(section);
  await expect(landing(page)).toBeAttached();
});

test("a page that loads sooner shows no loading bar", async ({ page }) => {
  const release = await followSlowLink(page);
  await page.clock.runFor(200);
  release();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return landing(page).count();
    })
    .toBe(1);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});
