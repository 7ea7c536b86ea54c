import type { Locator, Page } from "@playwright/test";
import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { footerLink, services, showcase } from "./support/landing";
import { otherDocument } from "./support/routes";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visitWithStoppedClock } from "./support/visit";
import { products, services as entries, words } from "./support/words";

/** The slide is inside its carousel's box, from side to side. */
const expectShown = (slide: Locator) =>
  expect
    .poll(() =>
      slide.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        const middle = (left + right) / 2;
        return middle > 0 && middle < window.innerWidth && right - left > 200;
      }),
    )
    .toBe(true);

const menu = (page: Page) => page.locator("header button[aria-controls]");

test("without react-slick the slides still work", async ({ page, complaints }) => {
  complaints.expect(/failed request: .*\/slick-|net::ERR_FAILED/);
  await page.route("**/slick-*.js", (route) => route.abort());
  await visitWithStoppedClock(page, "/");
  const { picks, current, root, slick, expectAt } = services(page);
  await bringIntoView(root);
  await page.clock.runFor(SLICK_WAIT_MS);
  await picks.last().click();
  await expectAt(entries.length);
  await expectShown(current);
  await expect(slick).toHaveCount(0);

  const shelf = showcase(page);
  await shelf.picks.last().click();
  await shelf.expectAt(products.length);
  await expectShown(shelf.current);
  await page.mouse.move(2, 300);
  await page.clock.runFor(15_000);
  await shelf.expectAt(1);
  await expectShown(shelf.current);
});

test("when no script loads, the page is readable and the form names telephone and email", async ({
  page,
  complaints,
}) => {
  complaints.expect(/failed request: .*\.js$/);
  complaints.expect(/net::ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).not.toHaveClass(/js/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await footerLink(page, otherDocument.label).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);

  const { form } = words.contact;
  await page.goto("/contact");
  await expect(page.getByText(form.withoutScripts)).toBeHidden();
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.withoutScripts)).toBeVisible();
  await expect(page.locator("form button")).toBeHidden();
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("without its data the page falls back to its version without scripts", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/failed request: |ERR_FAILED|Failed to fetch/);
    await page.route("**/page-data/contact-*", (route) => route.abort());
    await page.goto("/contact");
    await menu(page).tap();
    await expect(page.locator("html")).not.toHaveClass(/js/);
    await expect(page.locator("header nav").getByRole("link").first()).toBeVisible();
  });

  test("a script that fails once is requested again", async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.js$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route("**/framework-*.js", (route) => route.abort(), { times: 1 });
    await page.goto("/");
    await menu(page).tap();
    // The menu opens without scripts; only then has the second request succeeded.
    await hydrated(page);
    await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("a browser that is too old for the scripts gets the page without scripts and requests none", async ({
    page,
    complaints,
  }) => {
    // Supported since 2022; the scripts use it.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, "findLast");
    });
    await page.goto("/contact");
    await expect(page.locator("html")).not.toHaveClass(/js/);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("header nav").getByRole("link").first()).toBeVisible();
    await page.mouse.move(9, 9);
    await page.keyboard.press("Shift");
    await page.getByRole("heading", { level: 1 }).tap();
    expect(complaints.requests.filter((address) => address.endsWith(".js"))).toEqual([]);
  });
});
