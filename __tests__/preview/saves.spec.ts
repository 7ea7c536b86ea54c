import { expect, test, type Page } from "@playwright/test";
import { panel, sharedPreview, title } from "./support/Preview";

const preview = sharedPreview();

const cageText = (page: Page) => page.getByText("Bought, not borrowed.");

const home = "site/home.yml";
const cage = "products/cage/index.md";
const words = "Full bottles. Mended stoves.";

test("git switch shows the other branch, there and back, and later saves are shown", async ({
  page,
}) => {
  preview.git("init", "--quiet", "--initial-branch", "main");
  preview.git("add", "--all");
  preview.git("commit", "--quiet", "--message", "All");
  preview.git("switch", "--quiet", "--create", "other");
  preview.replace(home, words, "On the other branch.");
  preview.remove("products/cage");
  preview.git("commit", "--quiet", "--all", "--message", "Other");
  await page.goto(preview.address);
  await expect(title(page)).toHaveText("On the other branch.");
  await expect(cageText(page)).toHaveCount(0);
  preview.git("switch", "--quiet", "main");
  await expect(title(page)).toHaveText(words);
  await expect(cageText(page)).not.toHaveCount(0);
  preview.replaceAtomically(home, words, "After the switch.");
  await expect(title(page)).toHaveText("After the switch.");
  preview.replaceAtomically(home, "After the switch.", words);
  await expect(title(page)).toHaveText(words);
});

test("a folder that is removed, restored or replaced is still watched", async ({ page }) => {
  await page.goto(preview.address);
  preview.copy("products/cage", "../cage-elsewhere");
  preview.remove("products/cage");
  await expect(cageText(page)).toHaveCount(0);
  preview.rename("../cage-elsewhere", "products/cage");
  await expect(cageText(page)).not.toHaveCount(0);
  preview.replaceAtomically(cage, "Bought, not borrowed.", "Restored.");
  await expect(page.getByText("Restored.").first()).toBeAttached();
  preview.copy("products", "products-copy");
  preview.remove("products");
  preview.rename("products-copy", "products");
  preview.replaceAtomically(cage, "Restored.", "Bought, not borrowed.");
  await expect(cageText(page)).not.toHaveCount(0);
});

test("the whole content folder may be deleted and restored", async ({ page }) => {
  await page.goto(preview.address);
  preview.moveContentAway();
  await expect(panel(page)).toContainText("this folder is missing");
  await expect(title(page)).toHaveText(words);
  preview.putContentBack();
  await expect(panel(page)).toBeHidden();
  preview.replaceAtomically(home, words, "Back again.");
  await expect(title(page)).toHaveText("Back again.");
});
