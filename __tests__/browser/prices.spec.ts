import { fillIn } from "../../src/lib/fillIn";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";
import { words } from "./support/words";

const { refill } = words.home;

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
