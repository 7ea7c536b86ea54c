import type { Page } from "@playwright/test";
import { fillIn } from "../../src/lib/fillIn";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { refill } = words.home;

// The price of 16 November 2024 may be shown for seven days; 11 kg × ₦1,090.50 is ₦11,995.50.
const end = Date.parse("2024-11-24T00:00:00+01:00");
const line = fillIn(refill.line, { price: "₦1,090.50", date: "16 November 2024" });
const size = fillIn(refill.size, { size: "11 kg", price: "₦11,996" });

const hero = (page: Page) => page.locator("#home").getByText(line);
const shelf = (page: Page) => page.locator("#services").getByText(line);

/** Sets the browser's clock before the page loads. */
const setClock = (page: Page, time: number) =>
  page.addInitScript((now) => {
    Date.now = () => now;
  }, time);

test("the price per kilogram is on the first screen and in the showcase, with its date", async ({
  page,
}) => {
  await setClock(page, end - 1);
  await visit(page, "/");
  await expect(hero(page)).toBeVisible();
  await expect(shelf(page)).toBeVisible();
  const region = page.locator("#services");
  await expect(region.getByText(refill.terms)).toBeVisible();
  await expect(region.getByText(size)).toBeVisible();
});

test("a page that is older than its price's expiry hides it before any script has loaded", async ({
  page,
}) => {
  await setClock(page, end);
  await page.goto("/");
  await expect(hero(page)).toBeHidden();
  await expect(shelf(page)).toBeHidden();
  await visit(page, "/");
  await expect(hero(page)).toBeHidden();
  await expect(shelf(page)).toBeHidden();
});
