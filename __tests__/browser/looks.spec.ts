import { appButtons } from "./support/landing";
import { alertDocument, otherDocument, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

/**
 * A small set of reference screenshots. The tolerance allows for font rendering that differs
 * between machines; a moved, missing or recoloured part exceeds it.
 */
const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.25, animations: "disabled" } as const;

test.use({ reducedMotion: "reduce", colorScheme: "dark" });

test("the first screen, the open menu and the alert @phone @record", async ({ page }) => {
  await visit(page, "/");
  await expect.soft(page).toHaveScreenshot("first-screen.png", tolerance);
  await visit(page, "/contact");
  await page.getByRole("button", { name: words.navigation.header.open }).click();
  await expect.soft(page).toHaveScreenshot("menu.png", tolerance);
  await visit(page, alertDocument.path);
  await expect(page).toHaveScreenshot("alert.png", tolerance);
});

test("the footer, the modal and the light contact form @record", async ({ page }) => {
  await visit(page, plainDocument.path);
  await expect.soft(page.locator("#footer")).toHaveScreenshot("footer.png", tolerance);
  await visit(page, otherDocument.path);
  await appButtons(page).last().click();
  await expect.soft(page.getByRole("dialog")).toHaveScreenshot("modal.png", tolerance);
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await visit(page, "/contact");
  await expect(page).toHaveScreenshot("contact-light.png", tolerance);
});
