import type { Page } from "@playwright/test";
import { fillIn } from "../../src/lib/fillIn";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const path = "/check-my-refill";
const { form, result, errors, short, stamps } = words.refill;

const answer = (page: Page) => page.getByRole("status").first();
const age = (page: Page) => page.locator("#in-date").getByRole("status");
const field = (page: Page, label: string) => page.getByLabel(label);

async function weigh(
  page: Page,
  weights: Partial<Record<"tare" | "before" | "now" | "paid" | "naira", string>>,
) {
  for (const [name, value] of Object.entries(weights))
    await field(page, form[name as keyof typeof weights].label).fill(value);
}

test("a short refill shows the missing kilograms with their price and prepares the report", async ({
  page,
}) => {
  await visit(page, path);
  await expect(answer(page)).toContainText(result.example.slice(0, 8));
  // The bottle holds 11 kg: 26.2 − 15.2 − 0.6.
  await weigh(page, { tare: "15,2", now: "25.6", paid: "11", naira: "₦15,000" });
  const missing = { paid: "11 kg", received: "10.4 kg", difference: "0.6 kg" };
  await expect(answer(page)).toContainText(fillIn(result.short, missing));
  await expect(answer(page)).toContainText(fillIn(result.worth, { worth: "₦818" }));
  const chat = page.getByRole("link", { name: short.whatsapp });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  expect(text).toContain(fillIn(short.message.now, { now: "25.6 kg" }));
  expect(text).not.toContain(short.message.before.slice(0, 7));
  const mail = page.getByRole("link", { name: short.mail });
  await expect(mail).toHaveAttribute("href", /subject=Missing%200\.6%20kg/);
});

test("an overfilled cylinder shows its warning before the result", async ({ page }) => {
  await visit(page, path);
  await weigh(page, { tare: "15", before: "17", now: "28", paid: "11" });
  const inside = fillIn(result.likely, { gas: "13 kg", size: "11 kg" });
  await expect(answer(page)).toContainText(inside);
  const text = await answer(page).innerText();
  expect(text.indexOf(inside)).toBeLessThan(
    text.indexOf(fillIn(result.right, { received: "11 kg" })),
  );
});

test("contradictory and invalid values are explained beside their field", async ({ page }) => {
  await visit(page, path);
  await weigh(page, { tare: "15", now: "14.2" });
  const now = field(page, form.now.label);
  await expect(now).toHaveAccessibleDescription(
    fillIn(errors.lighterThanEmpty, { tare: "15 kg", now: "14.2 kg" }),
  );
  await now.fill("heavy");
  await expect(now).toHaveAccessibleDescription(fillIn(errors.number, { typed: "heavy" }));
  await expect(answer(page)).toContainText(result.unfinished);
});

test("a begun form says on its fields what is missing, and gives no answer", async ({ page }) => {
  await visit(page, path);
  await weigh(page, { tare: "16.4" });
  await expect(field(page, form.now.label)).toHaveAccessibleDescription(errors.missingNow);
  await expect(field(page, form.paid.label)).toHaveAccessibleDescription(errors.missingPaid);
  await expect(answer(page)).toContainText(result.unfinished);
  await page.getByText(form.size.other).click();
  await weigh(page, { now: "26", paid: "10" });
  await expect(field(page, form.otherSize.label)).toHaveAccessibleDescription(errors.missingSize);
  await expect(answer(page)).toContainText(result.unfinished);
});

test("a reload keeps the weights and the dates in their forms", async ({ page }) => {
  await visit(page, path);
  await weigh(page, { tare: "15", now: "26", paid: "11" });
  await field(page, stamps.form.made).fill("06/2019");
  await expect(page).toHaveURL(/#.*made=06%2F2019/);
  await page.reload();
  await hydrated(page);
  await expect(field(page, form.tare.label)).toHaveValue("15");
  await expect(field(page, stamps.form.made)).toHaveValue("06/2019");
  await expect(answer(page)).toContainText(fillIn(result.right, { received: "11 kg" }));
});

test("a cylinder's dates are computed from the promised figures", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await visit(page, `${path}#in-date`);
  await expect(age(page)).toContainText(stamps.result.waiting);
  // The fixture promises a re-test every 8 years, and 24 years in all.
  await field(page, stamps.form.made).fill("06/2019");
  await expect(age(page)).toContainText(
    fillIn(stamps.result.inDate, { due: "Jun 2027", end: "Jun 2043" }),
  );
  await field(page, stamps.form.made).fill("2001");
  await expect(age(page)).toContainText(fillIn(stamps.result.stop, { made: "2001", end: "2025" }));
  await field(page, stamps.form.made).fill("C-27");
  await expect(field(page, stamps.form.made)).toHaveAccessibleDescription(stamps.errors.letter);
  await page.getByLabel(stamps.form.unreadable).check();
  await expect(age(page)).toContainText(stamps.result.unreadable);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the example and the table are readable, and no inactive field is shown", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(answer(page)).toContainText("0.6 kg");
    await expect(page.getByRole("row", { name: "2021" })).toContainText("2045");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByText(stamps.result.waiting)).toBeHidden();
  });
});
