import type { Page } from "@playwright/test";
import { expectInPlace, restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Scrolls as a visitor does and waits until the place is recorded. */
async function readDownTo(page: Page, top: number) {
  await scrollTo(page, top);
  await expect.poll(() => restingPlace(page)).toBe(top);
}

test("Back and Forward return to where each page was", async ({ page }) => {
  await visit(page, "/");
  await readDownTo(page, 1500);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
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

test("Back returns to where the page was even if its address has an anchor", async ({ page }) => {
  await visit(page, "/contact");
  await footerLink(page, "Our Partners").click();
  await expectInPlace(page.locator("#partners"));
  await readDownTo(page, 700);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lpg-safety"]')?.click());
  await expect(page).toHaveURL("/lpg-safety");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/#partners");
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await restingPlace(page)).toBe(700);
});

test("Back between two sections of the landing page returns to the first", async ({ page }) => {
  await visit(page, "/");
  await footerLink(page, "About Us").click();
  await expectInPlace(page.locator("#about"));
  const first = await restingPlace(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/#partners"]')?.click());
  await expectInPlace(page.locator("#partners"));
  await restingPlace(page);
  await page.goBack();
  await expect(page).toHaveURL("/#about");
  await expect.poll(() => scrollTop(page)).toBe(first);
});

test("a reload stays where the page was", async ({ page }) => {
  await visit(page, "/lpg-safety");
  await readDownTo(page, 1200);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

test("scrolling and the scroll spy leave the history alone", async ({ page }) => {
  await visit(page, "/");
  const before = await page.evaluate(() => history.length);
  for (const top of [1000, 2500, 0]) await readDownTo(page, top);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page).toHaveURL("/");
});

test("one followed link is one step of the history, also when it is followed twice", async ({
  page,
}) => {
  await visit(page, "/contact");
  const before = await page.evaluate(() => history.length);
  await footerLink(page, "Our Partners").click();
  await expectInPlace(page.locator("#partners"));
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await footerLink(page, "Our Partners").click();
  await expectInPlace(page.locator("#partners"));
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
