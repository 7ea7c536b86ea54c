import type { Page } from "@playwright/test";
import { fillIn } from "../../src/lib/fillIn";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { result, short, stamps } = words.refill;
const path = "/check-my-refill";
const there = fillIn(result.right, { received: "9 kg" });
const right = `${path}#size=11&tare=15&before=17&now=26&paid=9`;

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const answers = (page: Page) => page.getByRole("main").getByRole("status");
const colourOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((node) => getComputedStyle(node).color);

test("dates and weight: neither is green while the other forbids", async ({ page }) => {
  await visit(page, `${right}&made=2024`);
  const connect = page.getByRole("link", { name: result.connect.label });
  const inDate = answers(page).last().locator("p").nth(1);
  // Anybody may have written the address.
  for (const [at, { linked }] of [result, stamps.result].entries())
    await expect(answers(page).nth(at)).toContainText(linked);
  await expect(connect).toHaveCount(0);
  const plain = await colourOf(page, there);
  await expect(inDate).toHaveCSS("color", plain);
  await field(page, "naira").fill("100");
  await expect(answers(page).first()).toContainText(result.label);
  await expect(connect).toBeVisible();
  expect(await colourOf(page, there)).not.toBe(plain);
  const green = await colourOf(page, there);
  await field(page, "made").fill("1990");
  await expect(answers(page).first()).toContainText(result.barred);
  await expect(connect).toHaveCount(0);
  expect(await colourOf(page, there)).not.toBe(green);
  await expectAccessible(page, "main");
  await field(page, "made").fill("2024");
  await expect(connect).toBeVisible();
  await expect(inDate).toHaveCSS("color", green);
  // Without the stamped weight, it may be too full.
  await field(page, "tare").fill("");
  await expect(answers(page).first()).toContainText(result.addTare);
  await expect(connect).toHaveCount(0);
  await expect(inDate).not.toHaveCSS("color", green);
  await field(page, "tare").fill("15");
  await field(page, "now").fill("25");
  await expect(page.getByRole("link", { name: short.whatsapp })).toBeVisible();
  await expectAccessible(page, "main");
});

test("a link on the page keeps the answers and another site's query", async ({ page }) => {
  await visit(page, `${right.replace("#", "?fbclid=x#")}&made=1990`);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="#in-date"]').click();
  await expect(page.getByRole("region", { name: stamps.title })).toBeFocused();
  await field(page, "made").fill("2024");
  await expect(answers(page).last()).toContainText(stamps.result.label);
  await expect(page).toHaveURL(/\?fbclid=x#size=11&tare=15&before=17&now=26&paid=9&made=2024$/);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // A link without the query leads to the open page.
  await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(field(page, "now")).toHaveValue("26");
  // An address without answers of a form leaves that form as it is.
  await page.evaluate(() => void (location.hash = "#made=2020"));
  await expect(field(page, "made")).toHaveValue("2020");
  await expect(field(page, "tare")).toHaveValue("15");
});
