import type { Page } from "@playwright/test";
import { holdScripts } from "./support/holdScripts";
import { appModal, headerNavigation } from "./support/landing";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";

const menu = (page: Page) => page.locator("header button[aria-controls]");
const themeSwitch = (page: Page) => page.locator("header button").last();
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test(
  "the menu and the theme switch work before the scripts, which take over their state",
  { tag: "@phone" },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/");
    for (const shown of ["light", "dark", "light"]) {
      await themeSwitch(page).tap();
      expect(await theme(page)).toBe(shown);
    }
    await menu(page).tap();
    await expect(headerNavigation(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(headerNavigation(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await menu(page).tap();
    release();
    await hydrated(page);
    await expect(headerNavigation(page)).toBeVisible();
    await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
    expect(await theme(page)).toBe("light");
    await menu(page).tap();
    await expect(headerNavigation(page)).toBeHidden();
    await themeSwitch(page).tap();
    await expect.poll(() => theme(page)).toBe("dark");
  },
);

test(
  "a menu link navigates and closes the menu while the scripts are still loading",
  { tag: "@phone" },
  async ({ page }) => {
    await holdScripts(page);
    await page.goto("/");
    await menu(page).tap();
    await headerNavigation(page).locator('a[href="/#partners"]').tap();
    await expect(headerNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/#partners");
    await expect(page.locator("#partners")).toBeInViewport();
  },
);

test(
  "without commandfor support an app button opens the dialog at once, and the scripts take it over",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["commandForElement", "command"])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      // The browser still obeys the attributes; only their events can be cancelled.
      addEventListener("command", (event) => event.preventDefault(), true);
    });
    const release = await holdScripts(page);
    await page.goto("/");
    await page.locator("#home button[commandfor]").first().tap();
    await expect(appModal(page).box).toBeVisible();
    await appModal(page).confirm.tap();
    await expect(appModal(page).box).toBeHidden();
    await page.locator("#home button[commandfor]").first().tap();
    release();
    await hydrated(page);
    await expect(appModal(page).box).toBeVisible();
    await appModal(page).confirm.tap();
    await expect(appModal(page).box).toBeHidden();
  },
);
