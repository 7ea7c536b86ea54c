import { expect, type Page } from "@playwright/test";

/** Opens the editor on the folder that the page's file picker returns. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /local repository/i }).click();
  await expect(page.getByRole("treeitem", { name: "Products" })).toBeVisible();
}
