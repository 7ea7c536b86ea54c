import type { Page } from "@playwright/test";
import { fillIn } from "../../src/lib/fillIn";
import { TYPING_REST_MS } from "../../src/lib/timing";
import { expectAccessible } from "./support/axe";
import { kept } from "./support/keptCard";
import { expect, test } from "./support/test";
import { hydrated, nextTask, visit, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

const { lasting } = words;
const { flame, hours } = lasting.form;

const hoursField = (page: Page) => page.getByLabel(`${hours.label} (${hours.unit})`);
const answerOf = (page: Page) => page.getByRole("main").getByRole("status");
const colourOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((node) => getComputedStyle(node).color);

test("errors show after a pause, those of blank fields by the button", async ({ page }) => {
  await visitWithStoppedClock(page, "/how-long-it-lasts#gas=88&hours=%3Cimg&flame=blue&burners=9");
  const calculator = page.getByRole("form", { name: lasting.form.title });
  const field = hoursField(page);
  const error = (typed: string) => page.getByText(lasting.errors.number.replace("{typed}", typed));
  await expect(field).toHaveValue("<img");
  // Options that the form does not have change nothing.
  await expect(page.getByLabel(flame.medium)).toBeChecked();
  await expect(page.getByLabel(lasting.form.burners)).toHaveValue("1");
  await expect(answerOf(page)).toHaveText(lasting.result.unfinished);
  await expect(error("<img")).toBeVisible();

  await field.fill("half a day");
  await page.clock.runFor(TYPING_REST_MS - 1);
  await expect(error("half a day")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(error("half a day")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(await error("half a day").innerText());
  await field.fill("");
  await page.clock.runFor(TYPING_REST_MS);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await calculator.getByRole("button").click();
  await expect(field).toHaveAccessibleDescription(lasting.errors.hoursLow);

  // A new address right after typing resets what it does not name.
  await field.fill("x");
  await page.evaluate(() => void (location.hash = "#flame=high"));
  await nextTask(page);
  await page.clock.runFor(2 * TYPING_REST_MS);
  await expect(field).toHaveValue("2");
  await expect(field).not.toHaveAttribute("aria-invalid");
  // 11 kg × 12.8 ÷ (3 kW × 2 hours) = 23.5 days, × 13.6 = 24.9.
  await expect(answerOf(page)).toContainText("23 to 25 days");
});

test("the button leads to the first error, and without one to the answer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  // Nothing is in view on the way only.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/check-my-refill");
  const { form: labels, errors } = words.refill;
  const calculator = page.getByRole("form", { name: labels.title });
  const submit = calculator.getByRole("button", { name: labels.submit });
  const sizes = page.getByRole("radiogroup", { name: labels.size.label });
  const field = (name: string) => calculator.locator(`[name="${name}"]`);
  const shown = (text: string) => expect(page.getByText(text, { exact: true })).toBeInViewport();

  await field("now").fill("26");
  await submit.click();
  await expect(sizes.getByRole("radio").first()).toBeFocused();
  await expect(sizes).toHaveAttribute("aria-invalid", "true");
  await expect(sizes).toHaveAccessibleDescription(errors.missingSizeChoice);
  await shown(errors.missingSizeChoice);
  const red = await colourOf(page, errors.missingSizeChoice);
  await page.keyboard.press("Space");
  await submit.click();
  await expect(field("tare")).toBeFocused();
  await expect(field("tare")).toHaveAccessibleDescription(errors.noReference);
  await shown(errors.noReference);
  expect(await colourOf(page, errors.noReference)).toBe(red);
  await field("tare").fill("15");
  await field("paid").fill("11");
  await submit.click();
  await expect(submit).toBeFocused();
  await expect(answerOf(page).first()).toBeInViewport();
});

test("answers stay in the address, and go nowhere else", async ({ page, complaints }) => {
  const path = "/how-long-it-lasts";
  const answer = answerOf(page);
  const field = hoursField(page);
  await visit(page, `${path}#made=2019`);
  // Until then the worker requests the leak card.
  await kept(page);
  const asked = complaints.requests.length;
  const entries = await page.evaluate(() => history.length);
  await page.getByText(flame.high, { exact: true }).click();
  await field.fill("1,5");
  // 11 kg × 12.8 ÷ (3 kW × 1.5 hours) = 31.3 days, × 13.6 = 33.2.
  await expect(answer).toContainText("31 to 33 days");
  const answers = "#made=2019&flame=high&hours=1%2C5";
  await expect(page).toHaveURL(path + answers);
  await page.getByText(flame.medium, { exact: true }).click();
  await expect(page).toHaveURL(`${path}#made=2019&hours=1%2C5`);
  await page.getByText(flame.high, { exact: true }).click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const requests = complaints.requests.slice(asked);
  expect(requests.filter((url) => !url.includes("favicon"))).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(answer).toContainText("31 to 33 days");
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(answer).toContainText("31 to 33 days");
  await expect(field).toHaveValue("1,5");
});

test("a phone with a late clock calls no old cylinder in date", async ({ page }) => {
  // The fixture is built in November 2024, and promises 24 years.
  await page.clock.setFixedTime(new Date("2021-01-15"));
  await visit(page, "/check-my-refill#made=06%2F2000&tested=2018");
  await expect(answerOf(page).last()).toContainText(words.refill.stamps.result.close);
});

test("the sum for money fills the price per kilogram in, with its date", async ({ page }) => {
  await visit(page, "/how-long-it-lasts");
  const { gas, price: question } = lasting.form;
  const field = page.getByLabel(`${question.label} (${question.unit})`);
  await expect(field).toBeHidden();
  await page.getByText(gas.money, { exact: true }).click();
  await expect(field).toHaveValue("1,090.50");
  const note = fillIn(lasting.ownPrice, { date: "16 November 2024" });
  await expect(field).toHaveAccessibleDescription(note);
  await field.fill("900");
  await expect(field).toHaveAccessibleDescription("");
  // What was cleared stays so.
  await field.fill("");
  await expect(page).toHaveURL("/how-long-it-lasts#gas=money");
  await expect(field).toHaveValue("");
});

const { result, short, stamps } = words.refill;
const refillPath = "/check-my-refill";
const right = `${refillPath}#size=11&tare=15&before=17&now=26&paid=9`;
const refillField = (page: Page, name: string) => page.locator(`main [name=${name}]`);

// What each answer says beside the other, and in which colour, is in the recorded answers.
test("nothing that an address says is green; a barred and a short answer", async ({ page }) => {
  await visit(page, `${right}&made=2024`);
  const connect = page.getByRole("link", { name: result.connect.label });
  const inDate = answerOf(page).last().locator("p").nth(1);
  // Anybody may have written the address.
  for (const [at, { linked }] of [result, stamps.result].entries())
    await expect(answerOf(page).nth(at)).toContainText(linked);
  await expect(connect).toHaveCount(0);
  const there = fillIn(result.right, { received: "9 kg" });
  const plain = await colourOf(page, there);
  await expect(inDate).toHaveCSS("color", plain);
  await refillField(page, "naira").fill("100");
  await expect(connect).toBeVisible();
  expect(await colourOf(page, there)).not.toBe(plain);
  await refillField(page, "made").fill("1990");
  await expect(answerOf(page).first()).toContainText(result.barred);
  await expectAccessible(page, "main");
  await refillField(page, "now").fill("25");
  await expect(page.getByRole("link", { name: short.whatsapp })).toBeVisible();
  await expectAccessible(page, "main");
});

test("a link on the page keeps the answers and another site's query", async ({ page }) => {
  await visit(page, `${right.replace("#", "?fbclid=x#")}&made=1990`);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="#in-date"]').click();
  await expect(page.getByRole("region", { name: stamps.title })).toBeFocused();
  await refillField(page, "made").fill("2024");
  await expect(answerOf(page).last()).toContainText(stamps.result.label);
  await expect(page).toHaveURL(/\?fbclid=x#size=11&tare=15&before=17&now=26&paid=9&made=2024$/);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // A link without the query leads to the open page.
  await page.getByRole("contentinfo").locator(`a[href="${refillPath}"]`).click();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(refillField(page, "now")).toHaveValue("26");
  // An address without answers of a form leaves that form as it is.
  await page.evaluate(() => void (location.hash = "#made=2020"));
  await expect(refillField(page, "made")).toHaveValue("2020");
  await expect(refillField(page, "tare")).toHaveValue("15");
});
