import type { Locator, Page } from "@playwright/test";
import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { footerLink, services, showcase } from "./support/landing";
import { expectWithoutScripts } from "./support/pageChecks";
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

/** Faults that leave the page without scripts, each with the complaints that it causes. */
const faults: readonly [string, (page: Page) => Promise<unknown>, readonly RegExp[]][] = [
  [
    "no script loads",
    (page) => page.route("**/*.js", (route) => route.abort()),
    [/failed request: .*\.js$/, /net::ERR_FAILED/],
  ],
  [
    "the page's data does not load",
    (page) => page.route("**/page-data/contact-*", (route) => route.abort()),
    [/failed request: |ERR_FAILED|Failed to fetch/],
  ],
  // Supported since 2022; the scripts use it.
  [
    "the browser is too old for the scripts",
    (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "findLast")),
    [],
  ],
];

for (const [fault, cause, expected] of faults)
  test(
    `if ${fault}, a page is the one without scripts`,
    { tag: "@phone" },
    async ({ page, complaints }) => {
      for (const pattern of expected) complaints.expect(pattern);
      await cause(page);
      await page.goto("/contact");
      const { form } = words.contact;
      if (expected.length > 0) {
        await expect(page.getByText(form.withoutScripts)).toBeHidden();
        await page.getByRole("button", { name: form.submit }).tap();
      }
      await expectWithoutScripts(page);
      await expect(page.getByText(form.withoutScripts)).toBeVisible();
      await expect(page.locator("form button")).toBeHidden();
      await expect(page.locator("header button[aria-controls]")).toBeHidden();
      await page.keyboard.press("Shift");
      await page.getByRole("heading", { level: 1 }).tap();
      const scripts = complaints.requests.filter((address) => address.endsWith(".js"));
      expect(scripts.length > 0).toBe(expected.length > 0);
      await footerLink(page, otherDocument.label).tap();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
    },
  );

test(
  "a script that fails once is requested again",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.js$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route("**/framework-*.js", (route) => route.abort(), { times: 1 });
    await page.goto("/");
    const menu = page.locator("header button[aria-controls]");
    await menu.tap();
    // The menu opens without scripts; only then has the second request succeeded.
    await hydrated(page);
    await expect(menu).toHaveAttribute("aria-expanded", "true");
  },
);
