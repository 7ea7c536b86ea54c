import type { Page } from "@playwright/test";
import { appButtons, appModal } from "./support/landing";
import { scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const firstButton = (page: Page) => appButtons(page).first();

async function openModal(page: Page) {
  await firstButton(page).click();
  await expect(appModal(page).box).toBeVisible();
}

test("every app button opens the modal, which restores focus to it", async ({ page }) => {
  await visit(page, "/");
  await expect(appButtons(page)).toHaveCount(6);
  for (const button of await appButtons(page).all()) {
    await button.click();
    await expect(appModal(page).message).toBeVisible();
    await appModal(page).confirm.click();
    await expect(appModal(page).box).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("Tab cycles inside the modal; the close icon, Escape and a click outside its box close it", async ({
  page,
}) => {
  await visit(page, "/");
  const { box, close, confirm, message } = appModal(page);
  for (const leave of [() => close.click(), () => page.keyboard.press("Escape")]) {
    await openModal(page);
    await leave();
    await expect(box).toBeHidden();
    await expect(firstButton(page)).toBeFocused();
  }
  await openModal(page);
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
  await page.mouse.click(8, 8);
  await expect(box).toBeHidden();
});

test("the page behind the modal stays where it is", async ({ page }) => {
  await visit(page, "/contact");
  const left = () =>
    page.getByRole("heading", { level: 1 }).evaluate((node) => node.getBoundingClientRect().left);
  const before = await left();
  await firstButton(page).focus();
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
