import type { Page } from "@playwright/test";
import { follow, footerLink } from "./support/landing";
import { plainDocument } from "./support/routes";
import { expectInPlace, restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { footerLabel } from "./support/words";

const partners = footerLabel("/#partners");
const { path } = plainDocument;

/** Scrolls as a visitor does and waits until the position is recorded. */
async function readDownTo(page: Page, top: number) {
  // A smooth scroll may have up to 2 px left, which would be added to the new position.
  await restingPlace(page);
  await scrollTo(page, top);
  await expect.poll(() => restingPlace(page)).toBe(top);
}

const historyLength = (page: Page) => page.evaluate(() => history.length);

test("Back and Forward restore each page's scroll position", async ({ page }) => {
  await visit(page, "/");
  await readDownTo(page, 1500);
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await readDownTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test("Back restores the exact position while the page being left is still scrolling to its top", async ({
  page,
}) => {
  await visit(page, "/");
  await readDownTo(page, 4000);
  await follow(page, "/contact");
  await page.waitForFunction(() => location.pathname === "/contact" && scrollY < 3000);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(3000);
  expect(await restingPlace(page)).toBe(4000);
});

test("Back restores the scroll position even if the address has a hash", async ({ page }) => {
  await visit(page, "/contact");
  await footerLink(page, partners).click();
  await expectInPlace(page.locator("#partners"));
  await readDownTo(page, 700);
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/#partners");
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await restingPlace(page)).toBe(700);
});

test("Back between two sections of the landing page returns to the first", async ({ page }) => {
  await visit(page, "/");
  await footerLink(page, footerLabel("/#about")).click();
  await expectInPlace(page.locator("#about"));
  const first = await restingPlace(page);
  await follow(page, "/#partners");
  await expectInPlace(page.locator("#partners"));
  await restingPlace(page);
  await page.goBack();
  await expect(page).toHaveURL("/#about");
  await expect.poll(() => scrollTop(page)).toBe(first);
});

test("a reload keeps the scroll position", async ({ page }) => {
  await visit(page, path);
  await readDownTo(page, 600);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test("a followed link adds one history entry; scrolling and the scroll spy add none", async ({
  page,
}) => {
  await visit(page, "/contact");
  const before = await historyLength(page);
  for (const visitOfLink of ["first", "second"]) {
    await footerLink(page, partners).click();
    await expectInPlace(page.locator("#partners"));
    expect(await historyLength(page), visitOfLink).toBe(before + 1);
  }
  for (const top of [1000, 2000, 0]) await readDownTo(page, top);
  expect(await historyLength(page)).toBe(before + 1);
  await expect(page).toHaveURL("/#partners");
});
