import { fillIn } from "../../src/lib/fillIn";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const { refill } = words.home;
const { lasting } = words;

// The price of 16 November 2024 may be shown for seven days; 11 kg × ₦1,090.50 is ₦11,995.50.
const end = Date.parse("2024-11-24T00:00:00+01:00");
const line = fillIn(refill.line, { price: "₦1,090.50", date: "16 November 2024" });
const size = fillIn(refill.size, { size: "11 kg", price: "₦11,996" });

for (const [fact, time, visible] of [
  ["is shown with its date until its last day", end - 1, true],
  ["is hidden after that, even before any script has loaded", end, false],
] as const)
  test(`the price per kilogram ${fact}`, async ({ page }) => {
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, time);
    await page.goto("/");
    const expectPrice = async () => {
      for (const [part, text] of [
        ["#home", line],
        ["#services", line],
        ["#services", size],
        ["#services", refill.terms],
      ] as const)
        await expect(page.locator(part).getByText(text)).toBeVisible({ visible });
    };
    await expectPrice();
    await hydrated(page);
    await expectPrice();
  });

for (const [fact, time, price, note] of [
  [
    "fills the price per kilogram in, with its date",
    end - 1,
    "1,090.50",
    fillIn(lasting.ownPrice, { date: "16 November 2024" }),
  ],
  ["leaves a price that is too old out", end, "", ""],
] as const)
  test(`the sum for an amount of money ${fact}`, async ({ page }) => {
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, time);
    await visit(page, "/how-long-it-lasts");
    const { gas, price: question } = lasting.form;
    const field = page.getByLabel(`${question.label} (${question.unit})`);
    await expect(field).toBeHidden();
    await page.getByText(gas.money, { exact: true }).click();
    await expect(field).toHaveValue(price);
    await expect(field).toHaveAccessibleDescription(note);
    await field.fill("900");
    await expect(field).toHaveAccessibleDescription("");
    // What was cleared stays so.
    await field.fill("");
    await expect(page).toHaveURL("/how-long-it-lasts#gas=money");
    await expect(field).toHaveValue("");
  });
