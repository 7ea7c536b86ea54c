import type { Page } from "@playwright/test";
import { headerNavigation } from "./support/landing";
import { alertDocument, leakCard } from "./support/routes";
import { restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const footLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`nav a[href="${to}"]`).first();

/** The footer has no link to the top of the landing page. */
const homeLink = (page: Page) => page.getByRole("banner").locator('a[href="/"]').first();

const expectAtTop = async (page: Page, from: string) => {
  await expect.poll(() => scrollTop(page), { message: `from ${from}` }).toBe(0);
  expect(await restingPlace(page), `from ${from}`).toBe(0);
  // After a full page load, reading begins at the start of the document.
  const isAtStart = () => page.evaluate(() => document.activeElement?.matches("main, body"));
  await expect.poll(isAtStart, { message: `from ${from}` }).toBe(true);
};

test("footer links lead to the top of the next page, with the focus at the start", async ({
  page,
}) => {
  await visit(page, "/");
  const links = page.getByRole("contentinfo").locator('nav a[href^="/"]:not([href*="#"])');
  const found = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  // The leak card has no footer to go on from.
  const pages = [...new Set(found)].filter((to) => to !== leakCard && to !== "/");
  let from = "/";
  for (const [index, to] of [...pages, "/"].entries()) {
    const link = to === "/" ? homeLink(page) : footLink(page, to);
    await (index % 2 === 0 ? link.press("Enter") : link.click());
    await expect(page).toHaveURL(to);
    await expectAtTop(page, from);
    from = to;
  }
});

test("the header leads to the top of a page from far down", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 1900);
  await headerNavigation(page).locator('a[href="/contact"]').click();
  await expect(page).toHaveURL("/contact");
  await expectAtTop(page, "/");
});

test("a new visit begins at the top, and so does the page reached by Back", async ({ page }) => {
  const { path } = alertDocument;
  await visit(page, path);
  await scrollTo(page, 600);
  await expect.poll(() => restingPlace(page)).toBe(600);
  await page.goto("about:blank");
  await visit(page, path);
  expect(await restingPlace(page)).toBe(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL(path);
  expect(await restingPlace(page)).toBe(0);
});

test("a malformed percent sign in the hash does not break the page", async ({ page }) => {
  await visit(page, "/contact#100%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => window.location.assign("#%E9"));
  await expect(page).toHaveURL("/contact#%E9");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
