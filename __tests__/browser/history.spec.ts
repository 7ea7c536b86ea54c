import type { Page } from "@playwright/test";
import { follow, footerLink } from "./support/landing";
import { plainDocument } from "./support/routes";
import { expectInPlace, restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";

const { path } = plainDocument;

/** Scrolls as a visitor does and waits until the position is recorded. */
async function readDownTo(page: Page, top: number) {
  // A smooth scroll may have up to 2 px left, which would be added to the new position.
  await restingPlace(page);
  await scrollTo(page, top);
  await expect.poll(() => restingPlace(page)).toBe(top);
}

const historyLength = (page: Page) => page.evaluate(() => history.length);

test("a section is one entry; Back, Forward and reload keep the place", async ({ page }) => {
  await visit(page, "/contact");
  await follow(page, "/#about");
  await expectInPlace(page.locator("#about"));
  await hydrated(page);
  const about = await restingPlace(page);
  const before = await historyLength(page);
  for (const visitOfLink of ["first", "second"]) {
    await footerLink(page, "/#partners").click();
    await expectInPlace(page.locator("#partners"));
    await expect(page.locator("#partners")).toBeFocused();
    expect(await historyLength(page), visitOfLink).toBe(before + 1);
  }
  await page.goBack();
  await expect(page).toHaveURL("/#about");
  await expect.poll(() => scrollTop(page)).toBe(about);
  await page.goForward();
  await expectInPlace(page.locator("#partners"));
  for (const top of [1000, 2000, 700]) await readDownTo(page, top);
  expect(await historyLength(page)).toBe(before + 1);
  await page.reload();
  await expect.poll(() => restingPlace(page)).toBe(700);
  await expect(page).toHaveURL("/#partners");
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await readDownTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL("/#partners");
  await expect.poll(() => restingPlace(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(400);
});
