import type { Page } from "@playwright/test";
import { headerNavigation } from "./support/landing";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

test.describe("the menu on small screens", { tag: "@phone" }, () => {
  const { open, close } = words.navigation.header;
  const opener = (page: Page) => page.getByRole("button", { name: open });
  const closer = (page: Page) => page.getByRole("button", { name: close, exact: true });

  test("is opened and closed by its button", async ({ page }) => {
    await visit(page, "/");
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await expect(headerNavigation(page)).toBeHidden();
    await opener(page).tap();
    await expect(closer(page)).toHaveAttribute("aria-expanded", "true");
    await expect(headerNavigation(page).getByRole("link")).toHaveCount(5);
    await closer(page).tap();
    await expect(headerNavigation(page)).toBeHidden();
  });

  test("closes when an item is chosen", async ({ page }) => {
    await visit(page, "/");
    await opener(page).tap();
    await headerNavigation(page).getByRole("link", { name: "Products" }).tap();
    await expect(headerNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/#services");
  });

  test("closes when the item leads to another page", async ({ page }) => {
    await visit(page, "/");
    await opener(page).tap();
    await headerNavigation(page).getByRole("link", { name: "Contact us" }).tap();
    await expect(page).toHaveURL("/contact");
    await expect(headerNavigation(page)).toBeHidden();
  });

  test("closes on Escape and gives the focus back to its button", async ({ page }) => {
    await visit(page, "/");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(headerNavigation(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(headerNavigation(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("leaves nothing of itself to Tab while it is closed", async ({ page }) => {
    await visit(page, "/");
    await opener(page).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words.app.theme.toLight })).toBeFocused();
  });

  test("shows every item whole on the screen", async ({ page }) => {
    await visit(page, "/");
    await opener(page).tap();
    for (const link of await headerNavigation(page).getByRole("link").all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test("lets the modal be opened from the page below it", async ({ page }) => {
    await visit(page, "/contact");
    await opener(page).tap();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("footer button")?.click();
    });
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Got it" }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("wide screens show the navigation without a button", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  await expect(headerNavigation(page).getByRole("link")).toHaveCount(5);
  await expect(page.getByRole("button", { name: words.navigation.header.open })).toBeHidden();
});
