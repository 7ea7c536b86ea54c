import { fillIn } from "../../src/lib/fillIn";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

test("how long gas lasts is shown at once, follows the typed answers and stays in the address", async ({
  page,
  context,
  complaints,
}) => {
  const { form, errors } = words.lasting;
  const path = "/how-long-it-lasts";
  const answer = page.getByRole("main").getByRole("status");
  const hours = page.getByLabel(form.hours.label);
  await visit(page, path);
  // 11 kg × 12.8 ÷ (1.75 kW × 2 hours) = 40.2 days, × 13.6 = 42.7.
  await expect(answer).toContainText("40 to 43 days");
  const before = complaints.requests.length;
  await page.getByText(form.flame.high, { exact: true }).click();
  // 11 × 12.8 ÷ (3 × 2) = 23.5 and 24.9.
  await expect(answer).toContainText("23 to 25 days");
  await hours.fill("half a day");
  const message = page.getByText(errors.number.replace("{typed}", "half a day"));
  await expect(message).toBeVisible();
  await expect(hours).toHaveAttribute("aria-invalid", "true");
  await expect(hours).toHaveAccessibleDescription(await message.innerText());
  await hours.fill("1,5");
  await expect(answer).toContainText("31 to 33 days");
  await expect(hours).not.toHaveAttribute("aria-invalid");
  const answers = "#flame=high&hours=1%2C5";
  await expect(page).toHaveURL(path + answers);
  const requests = complaints.requests.slice(before);
  expect(requests.filter((url) => !url.includes("favicon"))).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(answer).toContainText("31 to 33 days");
  await expect(hours).toHaveValue("1,5");
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(page).not.toHaveURL(path + answers);
  await page.goBack();
  await expect(answer).toContainText("31 to 33 days");
  await expect(hours).toHaveValue("1,5");

  // A link that somebody sent; `colour` is no field.
  const other = await context.newPage();
  await visit(other, `${path}${answers}&colour=red`);
  await expect(other.getByRole("main").getByRole("status")).toContainText("31 to 33 days");
});

test("a refill and the dates of a cylinder are checked, and a reload keeps both forms", async ({
  page,
}) => {
  const { form, result, short, stamps } = words.refill;
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await visit(page, "/check-my-refill");
  const answer = page.getByRole("status").first();
  const field = (label: string) => page.getByLabel(label);
  await page.getByText("11 kg", { exact: true }).click();
  // The bottle holds 11 kg: 26.2 − 15.2 − 0.6.
  for (const [name, value] of [
    ["tare", "15,2"],
    ["now", "25.6"],
    ["paid", "11"],
    ["naira", "₦15,000"],
  ] as const)
    await field(form[name].label).fill(value);
  const missing = { paid: "11 kg", received: "10.4 kg", difference: "0.6 kg" };
  await expect(answer).toContainText(fillIn(result.short, missing));
  await expect(answer).toContainText(fillIn(result.worth, { worth: "₦818" }));
  const chat = page.getByRole("link", { name: short.whatsapp });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  expect(text).toContain(fillIn(short.message.now, { now: "25.6 kg" }));
  expect(text).not.toContain(short.message.before.slice(0, 7));
  const mail = page.getByRole("link", { name: short.mail });
  await expect(mail).toHaveAttribute("href", /subject=Missing%200\.6%20kg/);

  const made = field(stamps.form.made);
  await made.fill("C-27");
  await expect(made).toHaveAccessibleDescription(stamps.errors.letter);
  await made.fill("06/2019");
  // The fixture promises a re-test every 8 years, and 24 years in all.
  const inDate = fillIn(stamps.result.inDate, { due: "Jun 2027", end: "Jun 2043" });
  const age = page.locator("#in-date").getByRole("status");
  await expect(age).toContainText(inDate);
  await expect(page).toHaveURL(/#.*made=06%2F2019/);

  await page.reload();
  await hydrated(page);
  await expect(field(form.tare.label)).toHaveValue("15,2");
  await expect(made).toHaveValue("06/2019");
  await expect(answer).toContainText(fillIn(result.short, missing));
  await expect(age).toContainText(inDate);
});
