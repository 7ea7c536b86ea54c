import { fillIn } from "../../src/lib/fillIn";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { refill } = words.home;
const { lasting } = words;

test("the price per kilogram is shown with its date, and for each size", async ({ page }) => {
  await page.goto("/");
  // 11 kg × ₦1,090.50 is ₦11,995.50.
  const line = fillIn(refill.line, { price: "₦1,090.50", date: "16 November 2024" });
  const size = fillIn(refill.size, { size: "11 kg", price: "₦11,996" });
  for (const [part, text] of [
    ["#home", line],
    ["#services", line],
    ["#services", size],
    ["#services", refill.terms],
  ] as const)
    await expect(page.locator(part).getByText(text)).toBeVisible();
});

test("the sum for an amount of money fills the price per kilogram in, with its date", async ({
  page,
}) => {
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
