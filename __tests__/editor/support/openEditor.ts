import { expect, type Page } from "@playwright/test";

/** Opens the editor over the folder that the page's picker gives. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /local repository/i }).click();
  await expect(page.getByRole("treeitem", { name: "Products" })).toBeVisible();
}
