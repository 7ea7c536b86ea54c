import type { Page } from "@playwright/test";
import { headerHeight } from "../../src/theme/space";
import { expectAccessible } from "./support/axe";
import { appModal, headerNavigation } from "./support/landing";
import { expectInPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { open, close } = words.navigation.header;
const opener = (page: Page) => page.getByRole("button", { name: open });
const closer = (page: Page) => page.getByRole("button", { name: close, exact: true });
const links = (page: Page) => headerNavigation(page).getByRole("link");
const themeSwitch = (page: Page) => page.getByRole("button", { name: words.app.theme.toLight });

test("the menu fits the screen, covers the page, closes by a choice @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await expect(headerNavigation(page)).toBeHidden();
  await opener(page).tap();
  await expect(closer(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, "header");
  // Also on a phone on its side.
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [...(await links(page).all()), themeSwitch(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  const menu = await page.locator("header :has(> nav)").last().boundingBox();
  const below = (menu?.y ?? 0) + (menu?.height ?? 0) + 40;
  await page.touchscreen.tap(180, below);
  await expect(headerNavigation(page)).toBeHidden();
  await expect(appModal(page).box).toBeHidden();
  await expect(page).toHaveURL("/");
  await opener(page).tap();
  await headerNavigation(page).locator('a[href="/#services"]').tap();
  await expect(page).toHaveURL("/#services");
  await expect(headerNavigation(page)).toBeHidden();
  await expectInPlace(page.locator("#services"));
});

test("the menu closes on Escape and when Tab leaves it @phone", async ({ page }) => {
  await visit(page, "/");
  await opener(page).tap();
  await links(page).first().focus();
  await page.keyboard.press("Escape");
  await expect(headerNavigation(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).tap();
  await links(page).last().focus();
  await page.keyboard.press("Tab");
  await expect(themeSwitch(page)).toBeFocused();
  await expect(headerNavigation(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(headerNavigation(page)).toBeHidden();
});

test("the focus stays in the header across the menu's breakpoint", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await visit(page, "/contact");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(links(page).first()).toBeFocused();
  for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(headerHeight + 1);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(opener(page)).toBeFocused();
  await expect(headerNavigation(page)).toBeHidden();
  await page.getByRole("main").getByRole("link").last().focus();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("main").getByRole("link").last()).toBeFocused();
});
