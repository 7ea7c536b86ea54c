import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const path = "/how-long-it-lasts";
const { form, result, errors, table } = words.lasting;

const answer = (page: Page) => page.getByRole("main").getByRole("status");
const hours = (page: Page) => page.getByLabel(form.hours.label);
const size = (page: Page, kilograms: string) =>
  page.getByRole("radio", { name: kilograms, exact: true });

test("the answer is shown at once and updates while the visitor types", async ({ page }) => {
  await visit(page, path);
  // 11 kg × 12.8 ÷ (1.75 kW × 2 hours) = 40.2 days, × 13.6 = 42.7.
  await expect(answer(page)).toContainText("40 to 43 days");
  await page.getByText(form.flame.high, { exact: true }).click();
  // 11 × 12.8 ÷ (3 × 2) = 23.5 and 24.9.
  await expect(answer(page)).toContainText("23 to 25 days");
  await hours(page).fill("1,5");
  await expect(answer(page)).toContainText("31 to 33 days");
  await expect(page).toHaveURL(`${path}#flame=high&hours=1%2C5`);
});

test("Back and a reload keep the entered values, and a shared link restores them", async ({
  page,
  context,
}) => {
  await visit(page, path);
  await page.getByText(form.gas.other, { exact: true }).click();
  await page.getByLabel(form.otherGas.label).fill("2.4");
  await expect(answer(page)).toContainText("2.4 kg");
  const address = page.url();
  await page.reload();
  await hydrated(page);
  await expect(answer(page)).toContainText("2.4 kg");
  await expect(page.getByLabel(form.otherGas.label)).toHaveValue("2.4");

  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(answer(page)).toContainText("2.4 kg");
  await expect(page.getByLabel(form.otherGas.label)).toHaveValue("2.4");

  const other = await context.newPage();
  await visit(other, path + new URL(address).hash);
  await expect(answer(other)).toContainText("2.4 kg");
});

test("an invalid value is explained beside its field", async ({ page }) => {
  await visit(page, path);
  await hours(page).fill("half a day");
  const message = page.getByText(errors.number.replace("{typed}", "half a day"));
  await expect(message).toBeVisible();
  await expect(hours(page)).toHaveAttribute("aria-invalid", "true");
  await expect(hours(page)).toHaveAccessibleDescription(await message.innerText());
  await expect(answer(page)).toContainText(result.unfinished);
  await hours(page).fill("25");
  await expect(page.getByText(errors.hoursHigh)).toBeVisible();
  await hours(page).fill("");
  await expect(page.getByText(errors.hoursLow)).toBeVisible();
  await expect(answer(page)).toContainText(result.unfinished);
  await hours(page).fill("2");
  await expect(answer(page)).toContainText("40 to 43 days");
  await expect(hours(page)).not.toHaveAttribute("aria-invalid");
});

test("values in the address that the form does not have are ignored", async ({ page }) => {
  await visit(page, `${path}#gas=7&flame=blue&hours=3&colour=red`);
  await expect(size(page, "11 kg")).toBeChecked();
  // 11 × 12.8 ÷ (1.75 × 3) = 26.8 and 28.5.
  await expect(answer(page)).toContainText("26 to 28 days");
});

test("a product of the showcase fills in its size, and its kitchen", async ({ page }) => {
  await visit(page, "/");
  const link = page.getByRole("link", { name: words.home.products.lasting, includeHidden: true });
  await expect(link.first()).toHaveAttribute("href", `${path}#gas=11`);
  await visit(page, (await link.last().getAttribute("href")) ?? "");
  await expect(size(page, "88 kg")).toBeChecked();
  // 88 × 12.8 ÷ (3 × 8 × 2.5) = 18.8, × 13.6 = 19.9.
  await expect(answer(page)).toContainText("18 to 20 days");
});

test("typing sends no request", async ({ page, complaints }) => {
  await visit(page, path);
  const before = complaints.requests.length;
  await hours(page).fill("7.25");
  await expect(page).toHaveURL(/7\.25/);
  expect(complaints.requests.slice(before).filter((url) => url.includes("7.25"))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one example and the table are readable, and no inactive field is shown", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(answer(page)).toContainText("40 to 43 days");
    const row = page.getByRole("row", { name: table.medium.replace("{hours}", "2 hours") });
    await expect(row).toContainText("40–43");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(0);
  });
});
