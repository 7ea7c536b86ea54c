import { expectAccessible } from "./support/axe";
import { appButtons, appModal } from "./support/landing";
import { scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { holdScripts, hydrated, visit } from "./support/visit";

test("every app button opens the modal, and each way back is to it", async ({ page }) => {
  await visit(page, "/");
  const { box, close, confirm, message } = appModal(page);
  const escape = () => page.keyboard.press("Escape");
  const outside = () => page.mouse.click(8, 8);
  const ways = [() => close.click(), escape, outside, () => confirm.click(), escape, outside];
  await expect(appButtons(page)).toHaveCount(ways.length);
  for (const [index, leave] of ways.entries()) {
    const button = appButtons(page).nth(index);
    await button.click();
    await expect(message).toBeVisible();
    await leave();
    await expect(box).toBeHidden();
    await expect(button).toBeFocused();
  }
  await appButtons(page).first().click();
  await expect(confirm).toBeFocused();
  for (const [key, next] of [
    ["Tab", close],
    ["Tab", confirm],
    ["Shift+Tab", close],
    ["Shift+Tab", confirm],
  ] as const) {
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
  }
  await message.click();
  await expect(box).toBeVisible();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await box.getByRole("presentation").evaluate((img: HTMLImageElement) => img.decode());
    expect(await box.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  }
  await expectAccessible(page, "dialog");
});

test("no double click closes the modal, nor a selection that ends outside", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  const { box, confirm, message } = appModal(page);
  for (const isEarly of [true, false]) {
    await appButtons(page).first().dblclick();
    await expect(box).toBeVisible();
    await message.hover();
    await page.mouse.down();
    await page.mouse.move(8, 8);
    await page.mouse.up();
    if (isEarly) release();
    await hydrated(page);
    await expect(box).toBeVisible();
    await confirm.click();
  }
});

test("the page behind the modal stays where it is", async ({ page }) => {
  await visit(page, "/contact");
  const left = () =>
    page.getByRole("heading", { level: 1 }).evaluate((node) => node.getBoundingClientRect().left);
  const before = await left();
  await appButtons(page).first().focus();
  const top = await scrollTop(page);
  await page.keyboard.press("Enter");
  await expect(appModal(page).box).toBeVisible();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("End");
  expect(await scrollTop(page)).toBe(top);
  expect(await left()).toBe(before);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, -600);
  await expect.poll(() => scrollTop(page)).not.toBe(top);
});
