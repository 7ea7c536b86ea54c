import type { Page } from "@playwright/test";
import { allHands, hands, type Hand } from "./support/foreignHands";
import { showcase } from "./support/landing";
import { expect, test, type Complaints } from "./support/test";
import { holdScripts, hydrated } from "./support/visit";

// A carousel that moves by itself would hide whether the pressed slide is shown.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function work(page: Page, chosen: readonly Hand[]) {
  for (const hand of chosen) await page.evaluate(hands[hand]);
}

/** Opens a page whose scripts are held back; React reports what it renders again, and the form what it prepares. */
async function openEarly(page: Page, path: string, complaints: Complaints) {
  complaints.allow(/^console (?:info|log): /);
  const release = await holdScripts(page);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

test("a form in use keeps values, focus and selection @phone", async ({ page, complaints }) => {
  const takeOver = await openEarly(page, "/contact", complaints);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await work(page, allHands);
  await field("name").fill("Adésọlá");
  // The browser fills in a field by itself: no event tells of it.
  await field("phone").evaluate((node: HTMLInputElement) => (node.value = "0801 234 5678"));
  await field("email").fill("adesola@example.com");
  await field("message").pressSequentially("Two bottles");
  await field("message").evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(1, 3));
  await takeOver();
  await page.keyboard.type("hree");
  await expect(field("name")).toHaveValue("Adésọlá");
  await expect(field("phone")).toHaveValue("0801 234 5678");
  await expect(field("email")).toHaveValue("adesola@example.com");
  await expect(field("message")).toHaveValue("Three bottles");
  // A translator goes on by itself; two of them would translate each other's words without end.
  await work(
    page,
    allHands.filter((hand) => hand !== "a translator"),
  );
  await page.locator("main form [type=submit]").tap();
  const chat = page.locator("main [role=status] a").last();
  await expect(chat).toHaveAttribute("href", /Three/);
  await field("name").fill("Bello");
  await expect(chat).toHaveAttribute("href", /Bello/);
  await expect(page.locator("main [role=status]")).toContainText(/\S/);
});

for (const moment of ["before", "after"] as const)
  test(`presses stay if programs work ${moment} the take-over @phone`, async ({
    page,
    complaints,
  }) => {
    const takeOver = await openEarly(page, "/", complaints);
    const menu = page.locator("header button[aria-controls]");
    const services = page.locator("main h3 > button[aria-expanded]");
    const third = page.locator("#services [aria-roledescription] [aria-roledescription]").nth(2);
    if (moment === "before") await work(page, allHands);
    await services.nth(1).tap();
    for (let press = 0; press < 2; press += 1) await showcase(page).next.tap();
    await menu.tap();
    await takeOver();
    if (moment === "after") await work(page, allHands);
    await expect(services.nth(1)).toHaveAttribute("aria-expanded", "true");
    await expect(third).toBeVisible();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
    await services.nth(2).tap();
    await expect(services.nth(2)).toHaveAttribute("aria-expanded", "true");
    await expect(services.nth(1)).toHaveAttribute("aria-expanded", "false");
  });
