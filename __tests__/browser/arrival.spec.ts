import type { Locator, Page } from "@playwright/test";
import { headerNavigation } from "./support/landing";
import { alertDocument, leakCard, routes } from "./support/routes";
import { restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** A link is followed with the mouse or with the keyboard. */
const ways = [(link: Locator) => link.click(), (link: Locator) => link.press("Enter")] as const;

/** The footer's links to pages, and how to follow each. */
async function pageLinks(page: Page) {
  const addresses = await page
    .getByRole("contentinfo")
    .locator('nav a[href^="/"]:not([href*="#"])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  return addresses.map((to, at) => ({ to, follow: ways[at % 2 === 0 ? 1 : 0] }));
}

const footLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`nav a[href="${to}"]`).first();

/** The foot has no link to the landing page's top. */
const homeLink = (page: Page) => page.getByRole("banner").locator('a[href="/"]').first();

const expectAtTop = async (page: Page, from: string) => {
  await expect.poll(() => scrollTop(page), { message: `from ${from}` }).toBe(0);
  expect(await restingPlace(page), `from ${from}`).toBe(0);
  // Where the browser has opened the page itself, reading begins with the document.
  const isAtStart = () => page.evaluate(() => document.activeElement?.matches("main, body"));
  await expect.poll(isAtStart, { message: `from ${from}` }).toBe(true);
};

/** The pages that have a foot. */
const withFeet = routes.filter((route) => route !== leakCard);

for (const [place, path] of withFeet.entries()) {
  // Each pair of pages is tried in both directions, by the page of the pair that comes first.
  test(`the feet of ${path} and of the pages after it lead to the top of each other, where reading goes on`, async ({
    page,
  }) => {
    await visit(page, path);
    const links = await pageLinks(page);
    const isAfter = ({ to }: { to: string }) =>
      to !== leakCard && (withFeet.indexOf(to) > place || !withFeet.includes(to));
    for (const { to, follow } of links.filter(isAfter)) {
      await follow(footLink(page, to));
      await expect(page).toHaveURL(to);
      await expectAtTop(page, path);
      await follow(path === "/" ? homeLink(page) : footLink(page, path));
      await expect(page).toHaveURL(path);
      await expectAtTop(page, to);
    }
  });
}

test("the header leads to the top of a page from far down", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 1900);
  await headerNavigation(page).locator('a[href="/contact"]').click();
  await expect(page).toHaveURL("/contact");
  await expectAtTop(page, "/");
});

test("a new visit begins at the top, and Back in it leads there as well", async ({ page }) => {
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

test("an anchor that is no proper text shows its page", async ({ page }) => {
  await visit(page, "/contact#100%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => window.location.assign("#%E9"));
  await expect(page).toHaveURL("/contact#%25E9");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
