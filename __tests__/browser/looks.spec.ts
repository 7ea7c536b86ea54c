import { appButtons } from "./support/landing";
import { alertDocument, otherDocument, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

/**
 * A small set of reference screenshots. The tolerance allows for font rendering that differs
 * between machines; a moved, missing or recoloured part exceeds it. After an intended change: `npx
 * playwright test looks --update-snapshots`, and review the pictures.
 */
const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.25, animations: "disabled" } as const;

test.use({ reducedMotion: "reduce", colorScheme: "dark" });

test("the first screen on a phone @phone", async ({ page }) => {
  await visit(page, "/");
  await expect(page).toHaveScreenshot("first-screen.png", tolerance);
});

test("the open menu on a phone @phone", async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("button", { name: words.navigation.header.open }).click();
  await expect(page).toHaveScreenshot("menu.png", tolerance);
});

test("the alert on a phone @phone", async ({ page }) => {
  await visit(page, alertDocument.path);
  await expect(page).toHaveScreenshot("alert.png", tolerance);
});

test("the contact form in the light theme @desk", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await visit(page, "/contact");
  await expect(page).toHaveScreenshot("contact-light.png", tolerance);
});

test("the modal @desk", async ({ page }) => {
  await visit(page, otherDocument.path);
  await appButtons(page).last().click();
  await expect(page.getByRole("dialog")).toHaveScreenshot("modal.png", tolerance);
});

test("the footer @desk", async ({ page }) => {
  await visit(page, plainDocument.path);
  await expect(page.locator("#footer")).toHaveScreenshot("footer.png", tolerance);
});
